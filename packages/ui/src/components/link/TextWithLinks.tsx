'use client';

import { Children, type MouseEvent } from 'react';
import { Link } from './Link';

export type LinkedText = string | readonly (string | { label: string; href: string })[];

/** Renders a sentence with links. */
export function TextWithLinks({
  text,
  onLinkPress,
}: {
  text: LinkedText;
  onLinkPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}) {
  if (typeof text === 'string') return text;
  return Children.toArray(
    text.map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        // biome-ignore lint/correctness/useJsxKeyInIterable: `toArray` adds the keys
        <Link href={part.href} external={part.href.startsWith('https:')} onClick={onLinkPress}>
          {part.label}
        </Link>
      ),
    ),
  );
}
