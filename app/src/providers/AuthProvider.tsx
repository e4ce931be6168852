import type { Session, User } from '@supabase/supabase-js';
import { log, nameOf } from '@tuppence/site/log';
import { localStore } from '@tuppence/site/storage';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { onClient, sessionStorageKey, supabase } from '../services/backend/supabase';

interface AuthState {
  user: User | null;
  /** For any part of the app that needs the credentials or their expiry. */
  session: Session | null;
  /** True until the session is known or reading it has failed. */
  loading: boolean;
  authenticated: boolean;
  /** The session expired, or was closed elsewhere. */
  expired: boolean;
  /** Set it to false after ending the session on purpose. */
  setExpired: (expired: boolean) => void;
}

const AuthContext = createContext<AuthState | null>(null);

const hasStoredSession = () => localStore.get(sessionStorageKey) !== null;

/** Follows the session of the backend's client, which the first call or a stored session loads. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(() => import.meta.env.SSR || hasStoredSession());
  const [expired, setExpired] = useState(false);
  const hadSession = useRef(loading);

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const stop = onClient(({ auth }) => {
      const { data } = auth.onAuthStateChange((_event, next) => {
        if (next || hadSession.current) setExpired(!next);
        hadSession.current = Boolean(next);
        setSession(next);
        setLoading(false);
      });
      unsubscribe = () => data.subscription.unsubscribe();
    });
    const restore = () =>
      supabase().catch((error: unknown) => {
        log('session not restored', { error: nameOf(error) });
        setLoading(false);
      });
    if (hadSession.current) void restore();
    // A sign-in in another tab also counts in this one.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue) void restore();
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
      stop();
      unsubscribe?.();
    };
  }, []);

  const state = useMemo<AuthState>(
    () => ({
      user: session?.user ?? null,
      session,
      loading,
      authenticated: Boolean(session?.user),
      expired,
      setExpired,
    }),
    [session, loading, expired],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Who is signed in (docs/behaviour.md 5). */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
