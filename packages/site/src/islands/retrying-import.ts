/** A retry uses a new address if possible, because Chrome caches a failed module. */
export function retryingImport<Module>(importModule: () => Promise<Module>): () => Promise<Module> {
  let promise: Promise<Module> | undefined;
  let failures = 0;
  let failedAddress: string | undefined;
  const download = (): Promise<Module> =>
    failedAddress
      ? import(/* @vite-ignore */ `${failedAddress}?attempt=${failures}`)
      : importModule();
  return () => {
    promise ??= download().catch((error: unknown) => {
      promise = undefined;
      failures += 1;
      // Most browsers' error messages contain the original address.
      failedAddress ??= /https?:\S+\.js/.exec(String(error))?.[0];
      throw error;
    });
    return promise;
  };
}
