import { AuthFrame, RequestLinkForm } from '@tuppence/ui/auth';
import { authReceipt, authTexts, loginMeta } from '../../content/account';
import { accountNotices } from '../../content/account-notices';
import { accountMessages } from '../../content/messages';
import { Meta } from '../../seo/Meta';
import { requestNewPassword, resendConfirmation } from '../../services/account';
import { useToasts } from '../../shell/toasts/ToastProvider';

/** Asks for a mail with a link: a new password, or another confirmation where the first expired. */
export function LinkPage({ step }: { step: 'forgotten' | 'expired' }) {
  const toast = useToasts();
  const { title, subtitle, submit } = authTexts[step];

  async function send(email: string) {
    const ask = step === 'forgotten' ? requestNewPassword : resendConfirmation;
    const result = await ask(email);
    toast(result.ok ? accountNotices.linkSent : accountMessages.signInFailed(result.message), {
      style: 'stacking',
    });
  }

  return (
    <>
      <Meta {...loginMeta} />
      <AuthFrame title={title} subtitle={subtitle} receipt={authReceipt}>
        <RequestLinkForm
          submitLabel={submit}
          onSubmit={send}
          back={{ href: '/auth', label: authTexts.back }}
        />
      </AuthFrame>
    </>
  );
}
