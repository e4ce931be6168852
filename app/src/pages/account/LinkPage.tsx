import { aboutAccounts, authLinks, authTexts, stepMeta } from '@tuppence/content/account/auth';
import { linkForm } from '@tuppence/content/account/forms';
import { accountFailures } from '@tuppence/content/account/notices';
import { chunk, useChunk } from '@tuppence/site/chunk';
import { Meta } from '@tuppence/site/meta';
import { AuthFrame, RequestLinkForm } from '@tuppence/ui/auth';
import { useState } from 'react';
import { requestNewPassword, resendConfirmation } from '../../services/backend/account';
import { Captcha } from './Captcha';
import { useAccountCall } from './use-account-call';

/** Of the last failed sign-in or sign-up. */
export const lastAddress = { value: '' };

export const mailedPart = chunk(() => import('./Mailed'));

interface LinkPageProps {
  step: 'forgotten' | 'expired' | 'incomplete';
  /** True for a link to a new password, false for a confirmation. */
  forPassword: boolean;
}

/** Requests an email with a link. */
export function LinkPage({ step, forPassword }: LinkPageProps) {
  const { problem, attempt, forget } = useAccountCall();
  const [email, setEmail] = useState(lastAddress.value);
  const [sent, setSent] = useState(false);
  // If loading in advance failed, sending the form tries again.
  const part = useChunk(mailedPart, sent ? 'sent' : email !== '');
  const { submit, ...asking } = authTexts[step];
  const { title, subtitle } = sent
    ? { ...authTexts.linkSent, subtitle: authTexts.linkSent.subtitle(email) }
    : asking;

  const send = (to: string) =>
    attempt(forPassword ? requestNewPassword(to) : resendConfirmation(to), accountFailures.notSent);

  return (
    <>
      <Meta {...stepMeta(title)} />
      <AuthFrame title={title} subtitle={subtitle} account={aboutAccounts}>
        {sent ? (
          part ? (
            <part.Mailed
              problem={problem}
              onSendAgain={() => send(email)}
              onChangeAddress={() => {
                forget();
                setSent(false);
              }}
              links={[authLinks.signIn]}
            />
          ) : null
        ) : (
          <RequestLinkForm
            copy={{ ...linkForm, submit }}
            onSubmit={async (entered) => {
              setEmail(entered);
              setSent(await send(entered));
            }}
            problem={problem}
            initialEmail={email}
            back={authLinks.signIn}
          />
        )}
        <Captcha />
      </AuthFrame>
    </>
  );
}
