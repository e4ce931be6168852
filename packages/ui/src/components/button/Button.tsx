'use client';

import type { MouseEvent } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { Icon, type IconShapes } from '../icon/Icon';
import { button, spinner } from './Button.css';

export interface ButtonLook {
  /** Default `primary`; use one per view. */
  tone?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `small` and `medium` (default) are 44 px tall, `large` 56 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  stretched?: boolean | undefined;
  icon?: IconShapes | undefined;
  trailingIcon?: IconShapes | undefined;
}

type Pending =
  | {
      pending?: false | undefined;
      /** Replaces the label while an answer is awaited. */
      pendingLabel?: string | undefined;
    }
  | {
      pending: boolean;
      pendingLabel: string;
    };

export type ButtonProps = ElementProps<'button'> & ButtonLook & Pending;

/**
 * An action on this page. While `pending`, it keeps its focus and ignores presses. Takes the
 * attributes of
 * [button](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button).
 */
export function Button({
  tone = 'primary',
  size = 'medium',
  stretched = false,
  icon,
  trailingIcon,
  pending = false,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...native}
      type={type}
      onClick={handleClick}
      className={button({ tone, size, stretched })}
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
    >
      {pending ? <span className={spinner} aria-hidden /> : icon ? <Icon icon={icon} /> : null}
      <span>{pending ? pendingLabel : children}</span>
      {trailingIcon && !pending ? <Icon icon={trailingIcon} /> : null}
    </button>
  );
}
