import { AuthForm, AuthFrame, type AuthMode, type AuthValues, CheckEmail } from '@tuppence/ui/auth';
import { useEffect, useState } from 'react';
import { authReceipt, authTexts, loginMeta, signUpMeta } from '../../content/account';
import { accountNotices } from '../../content/account-notices';
import { authForm } from '../../content/auth-forms';
import { accountMessages } from '../../content/messages';
import { useAuth } from '../../providers/AuthProvider';
import { Meta } from '../../seo/Meta';
import { resendConfirmation, signIn, signUp } from '../../services/account';
import { afterFirstInteraction } from '../../services/first-interaction';
import { sessionStore } from '../../services/storage';
import { prefetchSupabase } from '../../services/supabase';
import { typedKey } from '../../services/typed-fields';
import { Captcha } from './Captcha';
import { useAccountCall } from './use-account-call';

/**
 * Sign in and create account (docs/behaviour.md 3.13, 8 and 10.3), and after a sign-up the request to look
 * for the mail.
 */
export function CredentialsPage() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [values, setValues] = useState<AuthValues>();
  const [mailed, setMailed] = useState(false);
  const { connect } = useAuth();
  const { problem, tell, forget } = useAccountCall();
  useEffect(() => afterFirstInteraction(prefetchSupabase), []);

  // A page that was loaded again while an account was created: the names need their fields back. A kept
  // press of the toggle is played after this, and would switch back.
  useEffect(() => {
    const { toggle } = authForm['sign-in'];
    const pressed = window.early?.some(
      ([target, act]) => act === 'click' && target.textContent === toggle,
    );
    const typed = sessionStore.get(typedKey) ?? '';
    if (!pressed && /"(first|last)Name"/.test(typed)) setMode('sign-up');
  }, []);

  async function submit(entered: AuthValues) {
    connect();
    const { signUpFailed, signedUp, signInFailed, signedIn } = accountMessages;
    if (mode === 'sign-in') {
      await tell(signIn(entered.email, entered.password), signedIn, signInFailed);
    } else if (await tell(signUp(entered), signedUp, signUpFailed)) {
      setValues(entered);
      setMailed(true);
    }
  }

  if (values && mailed) {
    const { title, subtitle, hint } = authTexts.mailed;
    const sendAgain = async () => {
      const { sentAgain, notSent } = accountNotices;
      await tell(resendConfirmation(values.email), sentAgain(values.email), notSent);
    };
    return (
      <>
        <Meta {...signUpMeta} />
        <AuthFrame title={title(values.email)} subtitle={subtitle} receipt={authReceipt}>
          <CheckEmail
            hint={hint}
            problem={problem}
            onSendAgain={sendAgain}
            onChangeAddress={() => {
              forget();
              setMailed(false);
            }}
          />
          <Captcha />
        </AuthFrame>
      </>
    );
  }

  return (
    <>
      <Meta {...(mode === 'sign-in' ? loginMeta : signUpMeta)} />
      <AuthFrame {...authTexts[mode]} receipt={authReceipt}>
        <AuthForm
          copy={authForm}
          mode={mode}
          onModeChange={(next) => {
            forget();
            setMode(next);
          }}
          onSubmit={submit}
          problem={problem}
          initialValues={values}
          forgotPasswordHref="/auth?step=forgotten"
        />
        <Captcha />
      </AuthFrame>
    </>
  );
}
