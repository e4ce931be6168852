'use client';

import { Fragment, type MouseEvent } from 'react';
import { Link } from '../../components/link/Link';

/** A sentence with links: its texts and links in order. */
export type LinkedText = readonly (string | { label: string; href: string })[];

/** The label of the terms checkbox, with its links. */
export function TermsLabel({
  agreement,
  onLinkPress,
}: {
  agreement: LinkedText;
  onLinkPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}) {
  return agreement.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <Link key={part.href} href={part.href} onClick={onLinkPress}>
        {part.label}
      </Link>
    ),
  );
}
