'use client';

import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  /** Such as `#main`, for `<main id="main" tabIndex={-1}>`. */
  href: string;
}

/** The first tab stop of a page, visible only when focused. */
export function SkipLink({ href }: SkipLinkProps) {
  const { skipToContent } = useControlWords();
  return (
    <a className={skipLink} href={href}>
      {skipToContent}
    </a>
  );
}
