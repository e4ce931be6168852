import { aboutAccounts, authLinks, authTexts, stepMeta } from '@tuppence/content/account/auth';
import { Meta } from '@tuppence/site/meta';
import { ButtonLink } from '@tuppence/ui';
import { AuthFrame } from '@tuppence/ui/auth';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../providers/AuthProvider';
import { endSession } from '../../services/backend/supabase';

/** The address alone signs nobody out. */
export const justClosed = { closed: true };

/** Shown after a donor closes their account. */
export function ClosedPage() {
  const { href, label } = authLinks.home;
  const { setExpired } = useAuth();
  const state: unknown = useLocation().state;
  const closed = typeof state === 'object' && state !== null && 'closed' in state;
  useEffect(() => {
    if (!closed) return;
    endSession().then(
      () => setExpired(false),
      () => undefined,
    );
  }, [closed, setExpired]);
  return (
    <>
      <Meta {...stepMeta(authTexts.closed.title)} />
      <AuthFrame {...authTexts.closed} account={aboutAccounts}>
        <ButtonLink href={href}>{label}</ButtonLink>
      </AuthFrame>
    </>
  );
}
