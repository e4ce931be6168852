import { meta } from '@tuppence/content/account/auth';
import { emailLink } from '@tuppence/site/email-link';
import { focusPageHeading } from '@tuppence/site/focus';
import { Meta } from '@tuppence/site/meta';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../providers/AuthProvider';
import { ClosedPage } from './account/ClosedPage';
import { ConfirmPage } from './account/ConfirmPage';
import { CredentialsPage } from './account/CredentialsPage';
import { LinkPage } from './account/LinkPage';
import { NewPasswordPage } from './account/NewPasswordPage';
import { pathAfterSignIn } from './account/path-after-sign-in';

/** Sign in and create account; `?step=` shows the other account forms. */
export function Component() {
  const { authenticated } = useAuth();
  const { key, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  const shown = useRef(key);
  // If a step replaces the focused form, the new heading takes focus.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (document.activeElement === document.body) focusPageHeading();
  }, [key]);
  const step = params.get('step');
  if (step === 'confirm' || emailLink(search + hash).token) return <ConfirmPage />;
  if (step === 'new-password') return <NewPasswordPage />;
  if (step === 'closed') return <ClosedPage />;
  if (authenticated) {
    return (
      <>
        <Meta {...meta} />
        <Navigate to={pathAfterSignIn(params)} replace />
      </>
    );
  }
  if (step === 'forgotten') return <LinkPage key={step} step={step} forPassword />;
  if (step === 'expired')
    return <LinkPage key={step} step={step} forPassword={params.get('for') === 'password'} />;
  return <CredentialsPage key={key} />;
}
