'use client';

import { Fragment, type MouseEvent } from 'react';
import { Link } from './Link';

/** The texts and links of a sentence, in order. */
export type LinkedText = readonly (string | { label: string; href: string })[];

/** Renders a sentence with links. */
export function TextWithLinks({
  parts,
  onLinkPress,
}: {
  parts: LinkedText;
  onLinkPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <Link key={part.href} href={part.href} onClick={onLinkPress}>
        {part.label}
      </Link>
    ),
  );
}
