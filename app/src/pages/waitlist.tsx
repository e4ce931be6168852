import { inviteLinkName, meta, waitlistLink } from '@tuppence/content/waitlist/link';
import { useChunk } from '@tuppence/site/chunk';
import { emailLink } from '@tuppence/site/email-link';
import { Meta } from '@tuppence/site/meta';
import { WaitlistLink } from '@tuppence/ui/auth';
import { useLocation } from 'react-router';
import { env } from '../env';
import { waitlistForm } from '../providers/get-app/chunks';
import { useGetAppDialogs } from '../providers/get-app/GetAppProvider';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';
import { confirmSignup, leaveWaitlist, myPlace } from '../services/backend/waitlist-link';
import { withInvite } from '../services/browser/invite-code';

const copy = waitlistLink(env);

/** To join the waitlist, and where links in its emails lead. */
export function Component() {
  const { search, hash } = useLocation();
  const { onCopied } = useCopyToasts();
  const { onCloseDialog } = useGetAppDialogs();
  const step = /[?&]step=(leave|join)/.exec(search)?.[1] as 'leave' | 'join' | undefined;
  const part = useChunk(waitlistForm, step === 'join');
  return (
    <>
      <Meta {...meta(env)} />
      <WaitlistLink
        copy={copy}
        step={step ?? 'confirm'}
        form={part && <part.InlineWaitlist onCloseDialog={onCloseDialog} />}
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
