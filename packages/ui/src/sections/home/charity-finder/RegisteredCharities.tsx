'use client';

import { NewTabHint } from '../../../components/link/NewTabHint';
import { detail, list, row } from './RegisteredCharities.css';

export interface RegisteredCharity {
  id: string;
  name: string;
  /** Distinguishes charities with the same name. */
  detail: string;
  /** Without it, choosing the charity calls `onChoose`. */
  href?: string | undefined;
}

export interface RegisteredCharitiesProps {
  label: string;
  charities: readonly RegisteredCharity[];
  onChoose?: ((charity: RegisteredCharity) => void) | undefined;
}

/** Charities to choose or open, one per row. */
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
                <NewTabHint />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
