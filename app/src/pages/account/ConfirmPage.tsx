import { aboutAccounts, authTexts, stepMeta } from '@tuppence/content/account/auth';
import { accountFailures, accountMessages } from '@tuppence/content/account/notices';
import { emailLink } from '@tuppence/site/email-link';
import { Meta } from '@tuppence/site/meta';
import { Button, FormError } from '@tuppence/ui';
import { AuthFrame } from '@tuppence/ui/auth';
import { Stack } from '@tuppence/ui/layout';
import { useEffect, useId, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../providers/AuthProvider';
import { useToasts } from '../../providers/toasts/ToastProvider';
import { verifyLink } from '../../services/backend/account';
import { LinkPage } from './LinkPage';
import { recapPath } from './path-after-sign-in';
import { useAccountCall } from './use-account-call';

/** Only a press verifies the email's link, because email scanners open it too. */
export function ConfirmPage() {
  const { search, hash } = useLocation();
  const here = emailLink(search + hash);
  const [link, setLink] = useState(here);
  // Someone whose link was incomplete pastes the whole one into the same tab.
  if (here.token && here.token !== link.token) setLink(here);
  const { authenticated } = useAuth();
  const [pending, setPending] = useState(false);
  const { problem, attempt } = useAccountCall();
  const problemId = useId();
  const toast = useToasts();
  const navigate = useNavigate();
  const { token, forPassword } = link;
  const inQuery = emailLink(search).token !== undefined;

  // Servers, and the sites that a page links to, see its query.
  useEffect(() => {
    if (!inQuery) return;
    navigate(`/auth?step=confirm${forPassword ? '&for=password' : ''}`, { replace: true });
  }, [inQuery, forPassword, navigate]);

  if (!token) {
    if (authenticated) return <Navigate to={recapPath} replace />;
    return <LinkPage step="incomplete" forPassword={forPassword} />;
  }
  const { title, subtitle, submit, working } = authTexts[forPassword ? 'reset' : 'confirm'];

  async function verify(tokenHash: string) {
    setPending(true);
    const result = await verifyLink(tokenHash, forPassword ? 'recovery' : 'signup');
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
      <Meta {...stepMeta(title)} />
      <AuthFrame title={title} subtitle={subtitle} account={aboutAccounts}>
        <Stack gap={4}>
          {problem ? <FormError id={problemId} {...problem} /> : null}
          <Button
            size="large"
            stretched
            pending={pending}
            pendingLabel={working}
            aria-describedby={problem ? problemId : undefined}
            onClick={() => verify(token)}
          >
            {submit}
          </Button>
        </Stack>
      </AuthFrame>
    </>
  );
}
