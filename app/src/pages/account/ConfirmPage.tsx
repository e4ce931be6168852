import { aboutAccounts, authTexts, meta } from '@tuppence/content/account/auth';
import { accountFailures, accountMessages } from '@tuppence/content/account/notices';
import { Meta } from '@tuppence/site/meta';
import { Button, FormError } from '@tuppence/ui';
import { AuthFrame } from '@tuppence/ui/auth';
import { Stack } from '@tuppence/ui/layout';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useToasts } from '../../providers/toasts/ToastProvider';
import { verifyLink } from '../../services/backend/account';
import { LinkPage } from './LinkPage';
import { recapPath } from './path-after-sign-in';
import { useAccountCall } from './use-account-call';

/** Only a press verifies the email's link, because email scanners open it too. */
export function ConfirmPage() {
  const { hash } = useLocation();
  const [fragment] = useState(() => new URLSearchParams(hash.slice(1)));
  const [pending, setPending] = useState(false);
  const { problem, attempt } = useAccountCall();
  const problemId = useId();
  const toast = useToasts();
  const navigate = useNavigate();
  const tokenHash = fragment.get('token_hash');
  const forPassword = fragment.get('type') === 'recovery';
  if (!tokenHash) return <LinkPage step="expired" forPassword={forPassword} />;
  const { title, subtitle, submit, working } = authTexts[forPassword ? 'reset' : 'confirm'];

  async function verify(token: string) {
    setPending(true);
    const result = await verifyLink(token, forPassword ? 'recovery' : 'signup');
    setPending(false);
    if (result.ok) {
      if (!forPassword) toast(accountMessages.confirmed, { style: 'stacking' });
      navigate(forPassword ? '/auth?step=new-password' : recapPath, { replace: true });
    } else if (result.code === 'otp_expired') {
      navigate(`/auth?step=expired${forPassword ? '&for=password' : ''}`, { replace: true });
    } else {
      await attempt(Promise.resolve(result), accountFailures.notConfirmed);
    }
  }

  return (
    <>
      <Meta {...meta} />
      <AuthFrame title={title} subtitle={subtitle} account={aboutAccounts}>
        <Stack gap={4}>
          {problem ? <FormError id={problemId} {...problem} /> : null}
          <Button
            size="large"
            stretched
            pending={pending}
            pendingLabel={working}
            aria-describedby={problem ? problemId : undefined}
            onClick={() => verify(tokenHash)}
          >
            {submit}
          </Button>
        </Stack>
      </AuthFrame>
    </>
  );
}
