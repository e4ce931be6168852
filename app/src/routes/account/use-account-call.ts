import type { FormProblem } from '@tuppence/ui/auth';
import { useCallback, useState } from 'react';
import type { AccountResult } from '../../services/account';

/** Calls the account service for a form. The error stays until the next call. */
export function useAccountCall() {
  const [problem, setProblem] = useState<FormProblem>();
  const attempt = useCallback(async (call: Promise<AccountResult>, failed: string) => {
    setProblem(undefined);
    const result = await call;
    if (!result.ok) setProblem({ title: failed, message: result.message });
    return result.ok;
  }, []);
  const forget = useCallback(() => setProblem(undefined), []);
  return { problem, attempt, forget };
}
