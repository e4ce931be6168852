/** Web storage that may be blocked, full or missing: reads give null then, and writes are forgotten. */
export interface TolerantStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps a storage. `open` is called at each use, because the very access throws where it is blocked. */
export function tolerant(open: () => Storage): TolerantStorage {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** What the tab remembers. Reads nothing and keeps nothing where the browser refuses. */
export const sessionStore = tolerant(() => window.sessionStorage);
/** What the browser remembers. Reads nothing and keeps nothing where it refuses. */
export const localStore = tolerant(() => window.localStorage);
