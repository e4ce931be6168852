import { showLoadFailure } from '@tuppence/site/load-failure';
import { log } from '@tuppence/site/log';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../providers/AuthProvider';
import { type ShowToast, useToasts } from '../../providers/toasts/ToastProvider';

async function welcome(toast: ShowToast) {
  try {
    const { accountMessages } = await import('@tuppence/content/account/notices');
    toast(accountMessages.confirmed, { style: 'stacking' });
  } catch {
    log('notice not loaded', { notice: 'confirmed' });
    showLoadFailure();
  }
}

/**
 * Handles the auth service's redirects from email links. `ConfirmPage` handles links that lead here
 * directly.
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
      navigate(`/auth?step=expired${forPassword ? '&for=password' : ''}`, { replace: true });
    }
    if (fragment.get('type') === 'signup' && fragment.has('access_token')) confirmed.current = true;
  }, [navigate]);

  useEffect(() => {
    if (!authenticated || !confirmed.current) return;
    confirmed.current = false;
    navigate('/giving-recap', { replace: true });
    void welcome(toast);
  }, [authenticated, navigate, toast]);
}
