import { copyMessages } from '@tuppence/content/shared/notices';
import type { ToastMessage } from '@tuppence/ui';
import { durationMs } from '@tuppence/ui/tokens';
import { useToasts } from './ToastProvider';

const forCopying = { durationMs: durationMs.copyToast };

/** Callbacks that show the notices of docs/behaviour.md 10.2. */
export function useCopyToasts(notice: (what: string) => ToastMessage = copyMessages.copied) {
  const showToast = useToasts();
  return {
    onCopied: (what: string) => showToast(notice(what), forCopying),
    onCopyFailed: () => showToast(copyMessages.failed, forCopying),
  };
}
