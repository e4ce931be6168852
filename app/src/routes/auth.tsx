import { Navigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../providers/AuthProvider';
import { ConfirmPage } from './account/ConfirmPage';
import { CredentialsPage } from './account/CredentialsPage';
import { LinkPage } from './account/LinkPage';
import { NewPasswordPage } from './account/NewPasswordPage';
import { pathAfterSignIn } from './account/path-after-sign-in';

/** Sign in and Create account; `?step=` for a mail's link, a forgotten password, an expired link, a new password. */
export function Component() {
  const { authenticated } = useAuth();
  const [params] = useSearchParams();
  const step = params.get('step');
  if (step === 'confirm') return <ConfirmPage />;
  if (step === 'new-password') return <NewPasswordPage />;
  if (authenticated) return <Navigate to={pathAfterSignIn(params)} replace />;
  if (step === 'forgotten' || step === 'expired') return <LinkPage key={step} step={step} />;
  return <CredentialsPage />;
}
