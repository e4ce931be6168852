import { copyMessages } from '@tuppence/content/messages';
import { Contact, Mission, People } from '@tuppence/ui/about';
import { durationMs } from '@tuppence/ui/tokens';
import { about } from '../content/about';
import { Meta } from '../seo/Meta';
import { useToasts } from '../shell/toasts/ToastProvider';

const forCopying = { durationMs: durationMs.copyToast };

export function Component() {
  const showToast = useToasts();
  return (
    <>
      <Meta {...about.meta} />
      <Mission {...about.mission} />
      <People {...about.people} />
      <Contact
        {...about.contact}
        onCopied={(label) => showToast(copyMessages.copied(label), forCopying)}
        onCopyFailed={() => showToast(copyMessages.failed, forCopying)}
      />
    </>
  );
}
