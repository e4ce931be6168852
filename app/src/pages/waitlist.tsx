import { inviteLinkName, meta, waitlistLink } from '@tuppence/content/waitlist/link';
import { emailLink } from '@tuppence/site/email-link';
import { Meta } from '@tuppence/site/meta';
import { WaitlistLink } from '@tuppence/ui/auth';
import { useLocation } from 'react-router';
import { env } from '../env';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';
import { confirmSignup, leaveWaitlist, myPlace } from '../services/backend/waitlist-link';
import { withInvite } from '../services/browser/invite-code';

const copy = waitlistLink(env);

/** Where links in emails about the waitlist lead. */
export function Component() {
  const { search, hash } = useLocation();
  const { onCopied } = useCopyToasts();
  return (
    <>
      <Meta {...meta(env)} />
      <WaitlistLink
        copy={copy}
        step={/[?&]step=leave/.test(search) ? 'leave' : 'confirm'}
        token={emailLink(search + hash).token}
        onLook={myPlace}
        onConfirm={confirmSignup}
        onLeave={leaveWaitlist}
        inviteLink={(code) => withInvite(`${env.origin}/`, code)}
        onCopied={() => onCopied(inviteLinkName)}
      />
    </>
  );
}
