'use client';

import { VisuallyHidden } from '../../../components/visually-hidden/VisuallyHidden';
import { detail, list, row } from './RegisteredCharities.css';

/** A charity that a public register lists. */
export interface RegisteredCharity {
  /** Stable and unique. */
  id: string;
  /** As the register writes it. */
  name: string;
  /** Town, number: what tells it apart from others of the same name. */
  detail: string;
  /** Where it leads, in a new tab. Without it choosing it calls `onChoose`. */
  href?: string | undefined;
}

export interface RegisteredCharitiesProps {
  /** Names the list for assistive technology. */
  label: string;
  /** In the order in which they stand. */
  charities: readonly RegisteredCharity[];
  /** A charity without an `href` was chosen. */
  onChoose?: ((charity: RegisteredCharity) => void) | undefined;
}

/** Charities of a register, a row each: for those with a page of their own there is `CharityLinks`. */
export function RegisteredCharities({ label, charities, onChoose }: RegisteredCharitiesProps) {
  return (
    <ul className={list} aria-label={label}>
      {charities.map((charity) => {
        const words = (
          <>
            <span dir="auto">{charity.name}</span>
            <span className={detail} dir="auto">
              {charity.detail}
            </span>
          </>
        );
        return (
          <li key={charity.id}>
            {charity.href === undefined ? (
              <button type="button" className={row} onClick={() => onChoose?.(charity)}>
                {words}
              </button>
            ) : (
              <a className={row} href={charity.href} target="_blank" rel="noopener noreferrer">
                {words}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
