import { Contact, Mission, People } from '@tuppence/ui/about';
import { about } from '../content/about';
import { Meta } from '../seo/Meta';
import { useCopyToasts } from '../shell/toasts/use-copy-toasts';

export function Component() {
  const { onCopied, onFailed } = useCopyToasts();
  return (
    <>
      <Meta {...about.meta} />
      <Mission {...about.mission} />
      <People {...about.people} />
      <Contact {...about.contact} onCopied={onCopied} onCopyFailed={onFailed} />
    </>
  );
}
