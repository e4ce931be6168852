import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  /** The page's main content: `#main`. */
  href: string;
  /** Default "Skip to main content". */
  label?: string | undefined;
}

/** The first stop of the Tab key: leads past the header. Unseen until it has the focus. */
export function SkipLink({ href, label = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {label}
    </a>
  );
}
