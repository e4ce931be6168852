import { AuthFrame, NewPasswordForm } from '@tuppence/ui/auth';
import { useNavigate } from 'react-router-dom';
import { authReceipt, authTexts, loginMeta } from '../../content/account';
import { accountNotices } from '../../content/account-notices';
import { accountMessages } from '../../content/messages';
import { useAuth } from '../../providers/AuthProvider';
import { Meta } from '../../seo/Meta';
import { saveNewPassword } from '../../services/account';
import { useToasts } from '../../shell/toasts/ToastProvider';
import { LinkPage } from './LinkPage';
import { recapPath } from './path-after-sign-in';

/** The form behind the link of a forgotten password. Whoever comes without one is asked for their address. */
export function NewPasswordPage() {
  const { authenticated, loading } = useAuth();
  const toast = useToasts();
  const navigate = useNavigate();
  if (!authenticated && !loading) return <LinkPage step="forgotten" />;

  async function save(password: string) {
    const result = await saveNewPassword(password);
    toast(result.ok ? accountNotices.passwordSaved : accountMessages.signInFailed(result.message), {
      style: 'stacking',
    });
    if (result.ok) navigate(recapPath, { replace: true });
  }

  return (
    <>
      <Meta {...loginMeta} />
      <AuthFrame {...authTexts['new-password']} receipt={authReceipt}>
        <NewPasswordForm onSubmit={save} />
      </AuthFrame>
    </>
  );
}
