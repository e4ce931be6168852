'use client';

import type { MouseEvent } from 'react';
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
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link
        {...part}
        // biome-ignore lint/suspicious/noArrayIndexKey: two links of a sentence may be equal
        key={index}
        external={part.href.startsWith('https:')}
        onClick={onLinkPress}
      />
    ),
  );
}
