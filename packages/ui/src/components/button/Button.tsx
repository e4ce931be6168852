'use client';

import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { Icon } from '../icon';
import { button, spinner } from './Button.css';

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  /** `primary` (default) is the green one, once a view; `secondary` has a border; `quiet` is text alone. */
  tone?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `medium` (default) is 44 px tall, `large` 56 px; `small` is 44 px with smaller words, for bars. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the width of its parent. Default false. */
  stretched?: boolean | undefined;
  /** Stands before the label. */
  icon?: LucideIcon | undefined;
  /** Stands behind the label. */
  trailingIcon?: LucideIcon | undefined;
}

/** `pending` needs words for what is going on. */
type Pending =
  | {
      /** Something is going on: takes no further press. Default false. */
      pending?: false | undefined;
      /** Words for what is going on, in place of the label. */
      pendingLabel?: string | undefined;
    }
  | {
      /** Something is going on: takes no further press. Default false. */
      pending: boolean;
      /** Words for what is going on, in place of the label. */
      pendingLabel: string;
    };

export type ButtonProps = ElementProps<'button'> & ButtonLook & Pending;

/**
 * An action on this page. While `pending` it keeps its focus and its width, takes no further press,
 * and reads `pendingLabel`. For navigation use `ButtonLink`.
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
