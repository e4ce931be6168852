import type { CharityPicker } from '../../brand/charity-picker';

let loaded: typeof CharityPicker | undefined;
let loading: Promise<typeof CharityPicker | undefined> | undefined;

/** The picker, once it is there. */
export function loadedPicker(): typeof CharityPicker | undefined {
  return loaded;
}

/** Fetches the picker once. Gives nothing if it cannot be had; the next call tries again. */
export function loadPicker(): Promise<typeof CharityPicker | undefined> {
  loading ??= import('../../brand/charity-picker').then(
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
