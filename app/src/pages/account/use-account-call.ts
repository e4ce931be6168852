import type { FormProblem } from '@tuppence/ui/auth';
import { useCallback, useState } from 'react';
import type { AccountResult } from '../../services/backend/account';

/** Keeps an account call's error until the next call or `forget`. */
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
