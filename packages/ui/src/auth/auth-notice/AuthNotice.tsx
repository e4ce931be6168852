'use client';

import { useId } from 'react';
import { Button } from '../../components/button/Button';
import { FormError, type FormProblem } from '../../components/form-fields/FormError';
import { Notice } from '../../components/notice/Notice';
import { useSingleSubmit } from '../../hooks/use-single-submit';

export interface AuthNoticeProps {
  text: string;
  /** Pending until `onPress` settles. */
  action?: { label: string; pendingLabel: string; onPress: () => Promise<void> } | undefined;
  problem?: FormProblem | undefined;
}

/** Says why a form is shown, or what to do next. For errors use `FormError`. */
export function AuthNotice({ text, action, problem }: AuthNoticeProps) {
  const problemId = useId();
  const { pending, submitOnce } = useSingleSubmit<void>(async () => action?.onPress());
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
              onClick={() => submitOnce()}
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
