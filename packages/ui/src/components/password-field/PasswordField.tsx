'use client';

import { ArrowBigUpDash, Eye, EyeOff } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { describedBy } from '../field';
import { field as fieldClass } from '../field/Field.css';
import { Icon } from '../icon/Icon';
import { TextField, type TextFieldProps } from '../text-field/TextField';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { below, note, toggle } from './PasswordField.css';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'leading' | 'trailing' | 'figures'> {
  /** Says so while Caps Lock is on. */
  warnsOfCapsLock?: boolean | undefined;
  /** Says how strong the password is, and announces itself: PasswordStrengthHint. */
  strength?: ReactNode;
}

/**
 * A password field that can show its text. Set `autoComplete`: password managers need it. Takes
 * the attributes of
 * [input](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/input).
 */
export function PasswordField({
  warnsOfCapsLock = false,
  strength,
  onKeyUp,
  onBlur,
  'aria-describedby': describedElsewhere,
  ...field
}: PasswordFieldProps) {
  const words = useControlWords();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const belowId = useId();

  function watchCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    if (warnsOfCapsLock) setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  }

  return (
    <div className={fieldClass}>
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        type={shown ? 'text' : 'password'}
        aria-describedby={describedBy(describedElsewhere, capsLock || strength ? belowId : null)}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        trailing={
          <button
            type="button"
            className={toggle}
            aria-label={shown ? words.hidePassword : words.showPassword}
            disabled={field.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? EyeOff : Eye} />
          </button>
        }
      />
      <div id={belowId} className={below}>
        {capsLock ? (
          <span className={note}>
            <Icon icon={ArrowBigUpDash} size={18} /> <span>{words.capsLockOn}</span>
          </span>
        ) : null}
        {strength}
      </div>
      <VisuallyHidden role="status">{capsLock ? words.capsLockOn : ''}</VisuallyHidden>
    </div>
  );
}
