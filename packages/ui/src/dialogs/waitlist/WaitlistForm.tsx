'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '../../components/checkbox/Checkbox';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { CheckedForm } from '../../components/form-fields/CheckedForm';
import { checkedField, emailInput } from '../../components/form-fields/checked-field';
import { type LinkedText, TextWithLinks } from '../../components/link/TextWithLinks';
import { Notice } from '../../components/notice/Notice';
import { TextField } from '../../components/text-field/TextField';
import type { ToastMessage } from '../../components/toast/toast-queue';
import { visuallyHidden } from '../../components/visually-hidden/VisuallyHidden.css';
import {
  emptyEarlyAccess,
  type WaitlistMessages,
  type WaitlistValues,
  waitlistSchema,
} from './waitlist-schema';

export interface WaitlistFormCopy {
  emailLabel: string;
  emailPlaceholder: string;
  /** The label of the checkbox. */
  agreement: LinkedText;
  messages: WaitlistMessages;
  submit: string;
  pending: string;
}

/** E.g. the toast that announced it. */
export type WaitlistAnswer = Pick<ToastMessage, 'title' | 'description' | 'next' | 'tone'>;

/** The notice in the corner of the window would cover an answer at its foot. */
const intoView = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'center' });

export interface WaitlistFormProps {
  copy: WaitlistFormCopy;
  /**
   * Announce the outcome, also a failure, and resolve: the form is then emptied. What it resolves
   * with stays below the form.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most handlers resolve with nothing
  onSubmit: (values: WaitlistValues) => Promise<WaitlistAnswer | void>;
  /** An earlier outcome. */
  answer?: WaitlistAnswer | undefined;
  /** Called before the browser follows the link. */
  onLinkPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The field of the email, to give it focus. */
  emailRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Default empty. */
  initialValues?: WaitlistValues | undefined;
  /** Called when the form disappears, with what it contains. */
  onLeave?: ((values: WaitlistValues) => void) | undefined;
}

/** The waitlist form. For a dialog, use `WaitlistDialog`. */
export function WaitlistForm({
  copy,
  onSubmit,
  onLinkPress,
  emailRef,
  initialValues = emptyEarlyAccess,
  onLeave,
  answer: earlier,
}: WaitlistFormProps) {
  const { leaveEmpty = 'Leave this empty' } = useControlWords();
  const [answer, setAnswer] = useState(earlier);
  const form = useForm({
    resolver: valibotResolver(waitlistSchema(copy.messages)),
    defaultValues: initialValues,
    shouldFocusError: false,
  });
  const leave = useEffectEvent(() => onLeave?.(form.getValues()));
  useEffect(() => leave, []);
  const { ref: registerEmail, ...email } = checkedField(form, 'email');
  return (
    <CheckedForm
      form={form}
      look="dialog"
      onSubmit={async (values) => {
        setAnswer((await onSubmit(values)) ?? undefined);
        form.reset(emptyEarlyAccess);
      }}
      copy={copy}
      after={
        answer ? (
          <div ref={intoView}>
            <Notice
              title={answer.title}
              tone={answer.tone === 'destructive' ? 'problem' : 'information'}
              action={answer.next}
            >
              {answer.description}
            </Notice>
          </div>
        ) : null
      }
    >
      <TextField
        {...email}
        {...emailInput}
        ref={(input) => {
          registerEmail(input);
          if (emailRef) emailRef.current = input;
        }}
        autoComplete="email"
        label={copy.emailLabel}
        placeholder={copy.emailPlaceholder}
        size="large"
        readOnly={form.formState.isSubmitting}
      />
      <Checkbox
        {...checkedField(form, 'acceptTerms')}
        label={<TextWithLinks text={copy.agreement} onLinkPress={onLinkPress} />}
      />
      {/* For robots: they skip fields that are not displayed. Password managers heed the `data` names. */}
      <div className={visuallyHidden} aria-hidden>
        <label>
          {leaveEmpty}
          <input
            {...form.register('leaveEmpty')}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore
            data-form-type="other"
          />
        </label>
      </div>
    </CheckedForm>
  );
}
