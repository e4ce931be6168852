import type { Session, User } from '@supabase/supabase-js';
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
import { log } from '../services/log';
import { localStore } from '../services/storage';
import { sessionStorageKey, supabase } from '../services/supabase';

/** Who is signed in (docs/behaviour.md 5). */
interface AuthState {
  user: User | null;
  session: Session | null;
  /** True until the first session check or auth-change event. */
  loading: boolean;
  /** True when the session has a user. */
  authenticated: boolean;
  /** Loads the auth client, where no stored session has done so yet: call it before signing in or up. */
  connect: () => void;
  /** The session ended, and nobody here asked for that: it expired, or was closed somewhere else. */
  expired: boolean;
  /** For whoever ends the session on purpose: false, when that is done. */
  setExpired: (expired: boolean) => void;
}

const AuthContext = createContext<AuthState | null>(null);

const hasStoredSession = () => localStore.get(sessionStorageKey) !== null;

/** Nothing of the auth client is downloaded while no session is stored and no confirmation link arrives. */
function hasSessionToRestore(): boolean {
  return hasStoredSession() || /[#&](access_token|error_code)=/.test(window.location.hash);
}

/** Knows who is signed in, for everything within it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [connected, setConnected] = useState(false);
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);
  const [expired, setExpired] = useState(false);
  /** Whether there is a session to lose. */
  const held = useRef(false);

  useEffect(() => {
    held.current = hasStoredSession();
    if (hasSessionToRestore()) setConnected(true);
    else setLoading(false);
    // A donor who signs in in another tab is signed in here as well.
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
          if (next || held.current) setExpired(!next);
          held.current = Boolean(next);
          setSession(next);
          setLoading(false);
        });
        unsubscribe = () => data.subscription.unsubscribe();
      },
      (error: unknown) => {
        log('session not restored', { error: error instanceof Error ? error.name : 'unknown' });
        if (!current) return;
        setLoading(false);
        // The next `connect` tries again: without it a sign-in would succeed and nobody would know.
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

/** Who is signed in. Throws outside an `AuthProvider`. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
