import { AuthForm, AuthFrame, type AuthMode, type AuthValues } from '@tuppence/ui/auth';
import { useEffect, useState } from 'react';
import { authReceipt, authTexts, loginMeta, signUpMeta } from '../../content/account';
import { accountMessages } from '../../content/messages';
import { useAuth } from '../../providers/AuthProvider';
import { Meta } from '../../seo/Meta';
import { signIn, signUp } from '../../services/account';
import { afterFirstInteraction } from '../../services/first-interaction';
import { prefetchSupabase } from '../../services/supabase';
import { useToasts } from '../../shell/toasts/ToastProvider';

/** The two faces of the auth screen (Spec §2, §4, §8). */
export function CredentialsPage() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const { connect } = useAuth();
  const toast = useToasts();
  useEffect(() => afterFirstInteraction(prefetchSupabase), []);

  async function submit(values: AuthValues) {
    connect();
    const signingUp = mode === 'sign-up';
    const result = await (signingUp ? signUp(values) : signIn(values.email, values.password));
    const { signUpFailed, signedUp, signInFailed, signedIn } = accountMessages;
    const done = signingUp ? signedUp : signedIn;
    const failed = signingUp ? signUpFailed : signInFailed;
    toast(result.ok ? done : failed(result.message), { style: 'stacking' });
  }

  return (
    <>
      <Meta {...(mode === 'sign-in' ? loginMeta : signUpMeta)} />
      <AuthFrame {...authTexts[mode]} receipt={authReceipt}>
        <AuthForm
          mode={mode}
          onModeChange={setMode}
          onSubmit={submit}
          forgotPasswordHref="/auth?step=forgotten"
        />
      </AuthFrame>
    </>
  );
}
