/** Web storage that may be blocked, full or missing: reads return null, writes are ignored. */
export interface TolerantStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Calls `open` at each use, because accessing a blocked storage throws. */
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

export const sessionStore = tolerant(() => window.sessionStorage);
export const localStore = tolerant(() => window.localStorage);

/** The first read of each storage waits for the browser. Call it before hydration. */
export function openStorage(): void {
  sessionStore.get('');
  localStore.get('');
}
