import {
  aboutAccounts,
  authLinks,
  authNoticeTexts,
  authTexts,
  meta,
  signUpMeta,
} from '@tuppence/content/account/auth';
import { authForm, refusals } from '@tuppence/content/account/forms';
import { accountFailures, accountMessages } from '@tuppence/content/account/notices';
import { prefetch, useChunk } from '@tuppence/site/chunk';
import { afterFirstInteraction } from '@tuppence/site/first-interaction';
import { Meta } from '@tuppence/site/meta';
import { wasTyped } from '@tuppence/site/typed';
import {
  AuthForm,
  AuthFrame,
  type AuthMode,
  AuthNotice,
  type AuthRefusal,
  type AuthValues,
} from '@tuppence/ui/auth';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../providers/AuthProvider';
import { useToasts } from '../../providers/toasts/ToastProvider';
import { resendConfirmation, signIn, signUp } from '../../services/backend/account';
import { prefetchSupabase } from '../../services/backend/supabase';
import { Captcha } from './Captcha';
import { lastAddress, mailedPart } from './LinkPage';
import { useAccountCall } from './use-account-call';

/** Sign in and create account (docs/behaviour.md 3.13, 8 and 10.3). */
export function CredentialsPage() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [values, setValues] = useState<AuthValues>();
  const [mailed, setMailed] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { expired } = useAuth();
  const { problem, attempt, forget } = useAccountCall();
  const toast = useToasts();
  const withdraw = useRef<() => void>(undefined);
  const part = useChunk(mailedPart, mailed);
  useEffect(
    () =>
      afterFirstInteraction(() => {
        prefetchSupabase();
        prefetch(mailedPart);
      }),
    [],
  );

  // The form with the names is not in the document, so names are from before a reload.
  useEffect(() => {
    if (wasTyped(/^(first|last)Name$/)) setMode('sign-up');
  }, []);

  useEffect(() => () => withdraw.current?.(), []);

  function clear() {
    withdraw.current?.();
    setUnconfirmed(undefined);
    forget();
  }

  async function submit(entered: AuthValues): Promise<AuthRefusal | undefined> {
    clear();
    const { signUpFailed, signedUp, signInFailed, signedIn } = accountMessages;
    const signingIn = mode === 'sign-in';
    const result = await (signingIn ? signIn(entered.email, entered.password) : signUp(entered));
    const failed = signingIn ? signInFailed : signUpFailed;
    const notice = result.ok ? (signingIn ? signedIn : signedUp) : failed(result.message);
    const dismiss = toast(notice, { style: 'stacking' });
    if (!result.ok) {
      withdraw.current = dismiss;
      lastAddress.value = entered.email;
      if (result.code === 'email_not_confirmed') setUnconfirmed(entered.email);
      return refusals[result.code];
    }
    if (!signingIn) {
      setValues(entered);
      setMailed(true);
    }
    return undefined;
  }

  async function sendAgain(email: string) {
    if (!(await attempt(resendConfirmation(email), accountFailures.notSent))) return;
    setValues({ email, password: '', firstName: '', lastName: '' });
    setMailed(true);
  }

  // Both views share a frame, which focuses its heading when the title changes.
  const mailedTo = mailed ? values?.email : undefined;
  const texts = mailedTo
    ? { ...authTexts.mailed, subtitle: authTexts.mailed.subtitle(mailedTo) }
    : authTexts[mode];
  return (
    <>
      <Meta {...(mode === 'sign-in' ? meta : signUpMeta)} />
      <AuthFrame {...texts} account={aboutAccounts}>
        {expired && mode === 'sign-in' && !mailedTo ? (
          <AuthNotice text={authNoticeTexts.signedOut} />
        ) : null}
        {mailedTo ? (
          part ? (
            <part.Mailed
              problem={problem}
              onSendAgain={() => attempt(resendConfirmation(mailedTo), accountFailures.notSent)}
              onChangeAddress={() => {
                forget();
                setMailed(false);
              }}
              links={[authLinks.signIn, authLinks.newPassword]}
            />
          ) : null
        ) : (
          <AuthForm
            copy={authForm}
            mode={mode}
            onModeChange={(next) => {
              clear();
              setMode(next);
            }}
            onSubmit={submit}
            notice={
              unconfirmed ? (
                <AuthNotice
                  text={authNoticeTexts.unconfirmed(unconfirmed)}
                  action={{
                    label: authNoticeTexts.sendAgain,
                    pendingLabel: authNoticeTexts.sending,
                    onPress: () => sendAgain(unconfirmed),
                  }}
                  problem={problem}
                />
              ) : null
            }
            initialValues={values}
            forgotPasswordHref="/auth?step=forgotten"
          />
        )}
        <Captcha />
      </AuthFrame>
    </>
  );
}
