import { QueryClient } from '@tanstack/react-query';

const maxDelayMs = 30_000;
const maxRetries = 3;

/** See docs/behaviour.md 11.7. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // After a timeout, the donor has waited long enough.
      retry: (failures, error) => error.name !== 'TimeoutError' && failures < maxRetries,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, maxDelayMs),
      gcTime: 5 * 60_000,
      staleTime: 60_000,
    },
  },
});
