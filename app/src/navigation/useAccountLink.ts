import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountNotices } from '../content/account-notices';
import { accountMessages } from '../content/messages';
import { useAuth } from '../providers/AuthProvider';
import { useToasts } from '../providers/ToastProvider';

/**
 * What a link from a mail left in the address: a session greets the donor, an error leads to the
 * form that sends a new link.
 */
export function useAccountLink(): void {
  const { authenticated } = useAuth();
  const toast = useToasts();
  const navigate = useNavigate();
  const confirmed = useRef(false);

  useEffect(() => {
    const fragment = new URLSearchParams(window.location.hash.slice(1));
    if (fragment.has('error_code')) {
      const forPassword = new URLSearchParams(window.location.search).has('step');
      if (forPassword) toast(accountNotices.linkExpired, { style: 'stacking' });
      navigate(`/auth?step=${forPassword ? 'forgotten' : 'expired'}`, { replace: true });
    }
    if (fragment.get('type') === 'signup') confirmed.current = true;
  }, [navigate, toast]);

  useEffect(() => {
    if (!authenticated || !confirmed.current) return;
    confirmed.current = false;
    toast(accountMessages.signedIn, { style: 'stacking' });
  }, [authenticated, toast]);
}
