'use client';

import type { MouseEvent } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { Icon, type IconNode } from '../icon/Icon';
import { button, spinner } from './Button.css';

/** Props shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** `primary` (default) is filled: one per view. `secondary` has a border, `quiet` only text. */
  tone?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `medium` (default) is 44 px tall, `large` 56 px. `small` is 44 px with smaller text. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the width of the parent. Default false. */
  stretched?: boolean | undefined;
  /** Shown before the label. */
  icon?: IconNode | undefined;
  trailingIcon?: IconNode | undefined;
}

/** `pending` requires `pendingLabel`. */
type Pending =
  | {
      pending?: false | undefined;
      pendingLabel?: string | undefined;
    }
  | {
      pending: boolean;
      pendingLabel: string;
    };

export type ButtonProps = ElementProps<'button'> & ButtonLook & Pending;

/**
 * An action on this page. While `pending` it keeps its focus, ignores presses and shows
 * `pendingLabel`. For navigation use `ButtonLink`.
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
      {pending ? pendingLabel : children}
      {trailingIcon && !pending ? <Icon icon={trailingIcon} /> : null}
    </button>
  );
}
