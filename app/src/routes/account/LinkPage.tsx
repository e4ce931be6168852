import { AuthFrame, RequestLinkForm } from '@tuppence/ui/auth';
import { authReceipt, authTexts, loginMeta } from '../../content/account';
import { accountNotices } from '../../content/account-notices';
import { linkForm } from '../../content/auth-forms';
import { Meta } from '../../seo/Meta';
import { requestNewPassword, resendConfirmation } from '../../services/account';
import { Captcha } from './Captcha';
import { useAccountCall } from './use-account-call';

/** Asks for a mail with a link: a new password, or another confirmation where the first expired. */
export function LinkPage({ step }: { step: 'forgotten' | 'expired' }) {
  const { problem, tell } = useAccountCall();
  const { title, subtitle, submit } = authTexts[step];

  async function send(email: string) {
    const ask = step === 'forgotten' ? requestNewPassword : resendConfirmation;
    await tell(ask(email), accountNotices.linkSent, accountNotices.notSent);
  }

  return (
    <>
      <Meta {...loginMeta} />
      <AuthFrame title={title} subtitle={subtitle} receipt={authReceipt}>
        <RequestLinkForm
          copy={{ ...linkForm, submit }}
          onSubmit={send}
          problem={problem}
          back={{ href: '/auth', label: authTexts.back }}
        />
        <Captcha />
      </AuthFrame>
    </>
  );
}
