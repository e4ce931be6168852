import { Button, Text } from '@tuppence/ui';
import { AuthFrame } from '@tuppence/ui/auth';
import { Stack } from '@tuppence/ui/layout';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authReceipt, authTexts, loginMeta } from '../../content/account';
import { accountNotices } from '../../content/account-notices';
import { useAuth } from '../../providers/AuthProvider';
import { Meta } from '../../seo/Meta';
import { verifyLink } from '../../services/account';
import { useToasts } from '../../shell/toasts/ToastProvider';
import { LinkPage } from './LinkPage';
import { recapPath } from './path-after-sign-in';
import { useAccountCall } from './use-account-call';

/**
 * Where a mail's link leads: a press verifies it. Opening the page alone does not, because mail
 * scanners open every link before the donor does.
 */
export function ConfirmPage() {
  const { hash } = useLocation();
  const [fragment] = useState(() => new URLSearchParams(hash.slice(1)));
  const [pending, setPending] = useState(false);
  const { connect } = useAuth();
  const { problem, tell } = useAccountCall();
  const toast = useToasts();
  const navigate = useNavigate();
  const tokenHash = fragment.get('token_hash');
  const forPassword = fragment.get('type') === 'recovery';
  if (!tokenHash) return <LinkPage step="expired" />;
  const { title, subtitle, submit, working } = authTexts[forPassword ? 'reset' : 'confirm'];

  async function verify(token: string) {
    connect();
    setPending(true);
    const result = await verifyLink(token, forPassword ? 'recovery' : 'signup');
    setPending(false);
    if (result.ok) {
      if (!forPassword) toast(accountNotices.welcome, { style: 'stacking' });
      navigate(forPassword ? '/auth?step=new-password' : recapPath, { replace: true });
    } else if (result.expired) {
      toast(accountNotices.linkExpired, { style: 'stacking' });
      navigate(`/auth?step=${forPassword ? 'forgotten' : 'expired'}`, { replace: true });
    } else {
      await tell(Promise.resolve(result), accountNotices.welcome, accountNotices.notConfirmed);
    }
  }

  return (
    <>
      <Meta {...loginMeta} />
      <AuthFrame title={title} subtitle={subtitle} receipt={authReceipt}>
        <Stack gap={4}>
          {problem ? <Text>{problem.message}</Text> : null}
          <Button
            size="large"
            stretched
            pending={pending}
            pendingLabel={working}
            onClick={() => verify(tokenHash)}
          >
            {submit}
          </Button>
        </Stack>
      </AuthFrame>
    </>
  );
}
