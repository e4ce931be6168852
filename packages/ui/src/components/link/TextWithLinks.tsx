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
  return [text].flat().map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change order
      <span key={index}>{part}</span>
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
