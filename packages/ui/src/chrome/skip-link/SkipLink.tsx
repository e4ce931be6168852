import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  href: string;
}

/** The first tab stop of a page: skips the header. Visible only when focused. */
export function SkipLink({ href }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      Skip to main content
    </a>
  );
}
