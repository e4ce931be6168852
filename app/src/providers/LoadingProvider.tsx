import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** `loading` is true while the startup splash covers the page (docs/behaviour.md 6.1). */
interface LoadingState {
  loading: boolean;
  /** For any part of the app that must show or end the splash. */
  setLoading: (loading: boolean) => void;
}

const LoadingContext = createContext<LoadingState | null>(null);

interface LoadingProviderProps {
  /** Counted from the start of the navigation. 0: `loading` is never true. */
  durationMs: number;
  children: ReactNode;
}

export function LoadingProvider({ durationMs, children }: LoadingProviderProps) {
  const [loading, setLoading] = useState(durationMs > 0);
  useEffect(() => {
    const started = 'fromSite' in document.documentElement.dataset;
    // Slow scripts must not lengthen the splash.
    const remainingMs = started ? 0 : durationMs - performance.now();
    if (remainingMs <= 0) {
      setLoading(false);
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), remainingMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  const state = useMemo(() => ({ loading, setLoading }), [loading]);
  return <LoadingContext value={state}>{children}</LoadingContext>;
}

export function useLoading(): LoadingState {
  const state = useContext(LoadingContext);
  if (!state) throw new Error('useLoading must be used within a LoadingProvider');
  return state;
}
