import { QueryClient } from '@tanstack/react-query';

const maxDelayMs = 30_000;
const maxRetries = 3;

/** Failed queries are tried again 3 times, with an exponential back-off capped at 30 s; what is read is kept for 5 minutes (docs/behaviour.md 11.7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A donor who has waited for the whole timeout is told so, and does not wait for it three more times.
      retry: (failures, error) => error.name !== 'TimeoutError' && failures < maxRetries,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, maxDelayMs),
      gcTime: 5 * 60_000,
      staleTime: 60_000,
    },
  },
});
