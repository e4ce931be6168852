import type { Session, User } from '@supabase/supabase-js';
import { log, nameOf } from '@tuppence/site/log';
import { localStore } from '@tuppence/site/storage';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sessionStorageKey, supabase } from '../services/backend/supabase';

interface AuthState {
  user: User | null;
  session: Session | null;
  /** True until the session is known or reading it has failed. */
  loading: boolean;
  authenticated: boolean;
  /** Loads the auth client. Call it before signing in or up. */
  connect: () => void;
  /** The session expired, or was closed elsewhere. */
  expired: boolean;
  /** Set it to false after ending the session on purpose. */
  setExpired: (expired: boolean) => void;
}

const AuthContext = createContext<AuthState | null>(null);

const hasStoredSession = () => localStore.get(sessionStorageKey) !== null;

/** Also true if the service redirected here from an email's link. */
function hasSessionToRestore(): boolean {
  return hasStoredSession() || /[#&](access_token|error_code)=/.test(window.location.hash);
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [connected, setConnected] = useState(false);
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);
  const [expired, setExpired] = useState(false);
  const hadSession = useRef(false);

  useEffect(() => {
    hadSession.current = hasStoredSession();
    if (hasSessionToRestore()) setConnected(true);
    else setLoading(false);
    // A sign-in in another tab also counts in this one.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue) setConnected(true);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (!connected) return undefined;
    let current = true;
    let unsubscribe: (() => void) | undefined;
    supabase().then(
      (client) => {
        if (!current) return;
        const { data } = client.auth.onAuthStateChange((_event, next) => {
          if (next || hadSession.current) setExpired(!next);
          hadSession.current = Boolean(next);
          setSession(next);
          setLoading(false);
        });
        unsubscribe = () => data.subscription.unsubscribe();
      },
      (error: unknown) => {
        log('session not restored', { error: nameOf(error) });
        if (!current) return;
        setLoading(false);
        // Lets the next `connect` try again: otherwise a sign-in could succeed unnoticed.
        setConnected(false);
      },
    );
    return () => {
      current = false;
      unsubscribe?.();
    };
  }, [connected]);

  const connect = useCallback(() => setConnected(true), []);
  const state = useMemo<AuthState>(
    () => ({
      user: session?.user ?? null,
      session,
      loading,
      authenticated: Boolean(session?.user),
      connect,
      expired,
      setExpired,
    }),
    [session, loading, connect, expired],
  );
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Who is signed in (docs/behaviour.md 5). */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
