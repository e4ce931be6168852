import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  href: string;
  /** Default "Skip to main content". */
  label?: string | undefined;
}

/** The first tab stop of a page: skips the header. Visible only when focused. */
export function SkipLink({ href, label = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {label}
    </a>
  );
}
