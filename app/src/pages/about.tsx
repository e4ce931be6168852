import { Meta } from '@tuppence/site/meta';
import { Contact, Mission, People } from '@tuppence/ui/about';
import { about } from '../content/about';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';

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
