'use client';

import { useId } from 'react';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { useSending } from '../../components/form-fields/use-sending';
import { Notice } from '../../components/notice/Notice';

export interface AuthNoticeProps {
  text: string;
  /** Pending until `onPress` settles. */
  action?: { label: string; pendingLabel: string; onPress: () => Promise<void> } | undefined;
  problem?: FormProblem | undefined;
}

/** Says why a form is shown, or what to do next. For errors use `FormError`. */
export function AuthNotice({ text, action, problem: ownProblem }: AuthNoticeProps) {
  const problemId = useId();
  const { pending, sendOnce, problem } = useSending(async () => action?.onPress(), ownProblem);
  return (
    <Notice
      action={
        <>
          {problem ? <FormError id={problemId} {...problem} /> : null}
          {action ? (
            <Button
              tone="secondary"
              pending={pending}
              pendingLabel={action.pendingLabel}
              aria-describedby={problem ? problemId : undefined}
              onClick={() => sendOnce()}
            >
              {action.label}
            </Button>
          ) : null}
        </>
      }
    >
      {text}
    </Notice>
  );
}
