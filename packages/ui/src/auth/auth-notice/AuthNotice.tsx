'use client';

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
export function AuthNotice({ text, action, problem }: AuthNoticeProps) {
  const { sendOnce, failure, button } = useSending(async () => action?.onPress(), problem);
  return (
    <Notice
      action={
        <>
          {failure ? <FormError {...failure} /> : null}
          {action ? (
            <Button
              tone="secondary"
              {...button}
              pendingLabel={action.pendingLabel}
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
