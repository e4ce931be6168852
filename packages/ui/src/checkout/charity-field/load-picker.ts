import type { CharityPicker } from '../../brand/charity-picker/CharityPicker';

let loaded: typeof CharityPicker | undefined;
let loading: Promise<typeof CharityPicker | undefined> | undefined;

export function loadedPicker(): typeof CharityPicker | undefined {
  return loaded;
}

/** Resolves with undefined if loading fails; the next call tries again. */
export function loadPicker(): Promise<typeof CharityPicker | undefined> {
  loading ??= import('../../brand/charity-picker/CharityPicker').then(
    ({ CharityPicker: Picker }) => {
      loaded = Picker;
      return Picker;
    },
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
