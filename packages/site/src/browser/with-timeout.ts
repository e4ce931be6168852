/** Rejects after `timeoutMs` with a `TimeoutError`, or with the reason of `outer`, whatever `task` does. */
export async function withTimeout<Result>(
  timeoutMs: number,
  task: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const request = new AbortController();
  const timer = setTimeout(
    () => request.abort(new DOMException('no answer in time', 'TimeoutError')),
    timeoutMs,
  );
  const stop = () => request.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(request.signal.reason);
    if (request.signal.aborted) end();
    request.signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([aborted, task(request.signal)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
