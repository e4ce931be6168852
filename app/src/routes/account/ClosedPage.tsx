import { ButtonLink } from '@tuppence/ui';
import { AuthFrame } from '@tuppence/ui/auth';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { aboutAccounts, authLinks, authTexts, loginMeta } from '../../content/account';
import { useAuth } from '../../providers/AuthProvider';
import { Meta } from '../../seo/Meta';
import { endSession } from '../../services/supabase';

/** State of the navigation that leads here from a closed account. An address alone signs nobody out. */
export const justClosed = { closed: true };

/** What is left to say to a donor who closed their account, whose session it ends in this browser. */
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
      <Meta {...loginMeta} />
      <AuthFrame {...authTexts.closed} account={aboutAccounts}>
        <ButtonLink href={href}>{label}</ButtonLink>
      </AuthFrame>
    </>
  );
}
