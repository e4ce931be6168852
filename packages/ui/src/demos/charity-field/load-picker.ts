import type { CharityPicker } from '../../brand/charity-picker/CharityPicker';

let loaded: typeof CharityPicker | undefined;
let loading: Promise<typeof CharityPicker | undefined> | undefined;

/** The picker, or undefined before it has loaded. */
export function loadedPicker(): typeof CharityPicker | undefined {
  return loaded;
}

/** Loads the picker once. Resolves with undefined if that fails; the next call then tries again. */
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
