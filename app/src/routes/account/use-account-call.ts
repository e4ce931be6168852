import type { FormProblem } from '@tuppence/ui/auth';
import { useCallback, useState } from 'react';
import type { Notice } from '../../content/messages';
import type { AccountResult } from '../../services/account';
import { useToasts } from '../../shell/toasts/ToastProvider';

/**
 * Says how a call of an account form went: for 4 s in a toast, which is announced (docs/behaviour.md 10.3), and
 * where it failed, with the same words in the form until the next one.
 */
export function useAccountCall() {
  const toast = useToasts();
  const [problem, setProblem] = useState<FormProblem>();
  const tell = useCallback(
    async (call: Promise<AccountResult>, done: Notice, failed: (why: string) => Notice) => {
      setProblem(undefined);
      const result = await call;
      const notice = result.ok ? done : failed(result.message);
      toast(notice, { style: 'stacking' });
      if (!result.ok) setProblem({ title: notice.title, message: notice.description });
      return result.ok;
    },
    [toast],
  );
  const forget = useCallback(() => setProblem(undefined), []);
  return { problem, tell, forget };
}
