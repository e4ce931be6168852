import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** The startup loading flag: true while the splash covers the page (docs/behaviour.md 6.1). */
interface LoadingState {
  loading: boolean;
  setLoading: (loading: boolean) => void;
}

const LoadingContext = createContext<LoadingState | null>(null);

interface LoadingProviderProps {
  /** How long the flag stays true, in ms from the start of the navigation. With 0 it never is. */
  durationMs: number;
  children: ReactNode;
}

/** Knows whether the splash still covers the page, for everything within it. */
export function LoadingProvider({ durationMs, children }: LoadingProviderProps) {
  const [loading, setLoading] = useState(durationMs > 0);
  useEffect(() => {
    // Counted from the navigation, not from here: slow scripts must not lengthen the splash.
    const remainingMs = durationMs - performance.now();
    if (remainingMs <= 0) {
      // The splash has lifted by style, and the page is in use: it must not turn inert even for a moment.
      setLoading(false);
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), remainingMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  const state = useMemo(() => ({ loading, setLoading }), [loading]);
  return <LoadingContext value={state}>{children}</LoadingContext>;
}

/** Reads and sets the startup loading flag. Throws outside a `LoadingProvider`. */
export function useLoading(): LoadingState {
  const state = useContext(LoadingContext);
  if (!state) throw new Error('useLoading must be used within a LoadingProvider');
  return state;
}
