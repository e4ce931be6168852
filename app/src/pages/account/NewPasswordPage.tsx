import { aboutAccounts, authTexts, stepMeta } from '@tuppence/content/account/auth';
import { newPasswordForm } from '@tuppence/content/account/forms';
import { accountFailures, accountMessages } from '@tuppence/content/account/notices';
import { Meta } from '@tuppence/site/meta';
import { Text } from '@tuppence/ui';
import { AuthFrame, NewPasswordForm } from '@tuppence/ui/auth';
import { useNavigate } from 'react-router';
import { useAuth } from '../../providers/AuthProvider';
import { useToasts } from '../../providers/toasts/ToastProvider';
import { saveNewPassword } from '../../services/backend/account';
import { LinkPage } from './LinkPage';
import { recapPath } from './path-after-sign-in';
import { useAccountCall } from './use-account-call';

/** The form for a new password. Signed-out visitors request a link first. */
export function NewPasswordPage() {
  const { user, authenticated, loading } = useAuth();
  const { problem, attempt } = useAccountCall();
  const toast = useToasts();
  const navigate = useNavigate();
  if (!authenticated && !loading) return <LinkPage step="forgotten" forPassword />;
  const { title, subtitle, checking } = authTexts['new-password'];

  async function save(password: string) {
    if (!(await attempt(saveNewPassword(password), accountFailures.passwordNotSaved))) return;
    toast(accountMessages.passwordSaved, { style: 'stacking' });
    navigate(recapPath, { replace: true });
  }

  return (
    <>
      <Meta {...stepMeta(title)} />
      <AuthFrame title={title} subtitle={subtitle} account={aboutAccounts}>
        {authenticated ? (
          <NewPasswordForm
            copy={newPasswordForm}
            email={user?.email ?? ''}
            onSubmit={save}
            problem={problem}
          />
        ) : (
          <Text role="status">{checking}</Text>
        )}
      </AuthFrame>
    </>
  );
}
