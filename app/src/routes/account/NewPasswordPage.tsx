import { AuthFrame, NewPasswordForm } from '@tuppence/ui/auth';
import { useNavigate } from 'react-router-dom';
import { authReceipt, authTexts, loginMeta } from '../../content/account';
import { accountNotices } from '../../content/account-notices';
import { newPasswordForm } from '../../content/auth-forms';
import { useAuth } from '../../providers/AuthProvider';
import { Meta } from '../../seo/Meta';
import { saveNewPassword } from '../../services/account';
import { LinkPage } from './LinkPage';
import { recapPath } from './path-after-sign-in';
import { useAccountCall } from './use-account-call';

/** The form behind the link of a forgotten password. A visitor without such a link is asked for their email address. */
export function NewPasswordPage() {
  const { authenticated, loading } = useAuth();
  const { problem, tell } = useAccountCall();
  const navigate = useNavigate();
  if (!authenticated && !loading) return <LinkPage step="forgotten" />;

  async function save(password: string) {
    const { passwordSaved, passwordNotSaved } = accountNotices;
    const saved = await tell(saveNewPassword(password), passwordSaved, passwordNotSaved);
    if (saved) navigate(recapPath, { replace: true });
  }

  return (
    <>
      <Meta {...loginMeta} />
      <AuthFrame {...authTexts['new-password']} receipt={authReceipt}>
        <NewPasswordForm copy={newPasswordForm} onSubmit={save} problem={problem} />
      </AuthFrame>
    </>
  );
}
