import { kitCopy, kitFailures, newsletterName } from '@tuppence/content/kit/copy';
import { log, nameOf } from '@tuppence/site/log';
import { CharityKit, type CharityKitProps } from '@tuppence/ui/kit';
import { env } from '../../env';
import { useToasts } from '../../providers/toasts/ToastProvider';
import { useCopyToasts } from '../../providers/toasts/use-copy-toasts';
import { save } from '../../services/browser/download';
import { inviteLink } from '../../services/browser/invite-link';

const copy = kitCopy(env);

/** The kit itself. */
export function KitTool({ initial }: Pick<CharityKitProps, 'initial'>) {
  const showToast = useToasts();
  const copying = useCopyToasts();
  return (
    <CharityKit
      copy={copy}
      initial={initial}
      linkOf={(code, path = '/') => inviteLink(code, env.origin + path)}
      onSave={({ name, content }) => save(new File([content], name, { type: content.type }))}
      onFailed={(what, error) => {
        log(`kit ${what} failed`, { error: nameOf(error) });
        showToast(kitFailures[what]);
      }}
      onCopied={() => copying.onCopied(newsletterName)}
      onCopyFailed={copying.onCopyFailed}
    />
  );
}
