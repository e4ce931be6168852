import type { ReactNode } from 'react';
import { illustration } from './Illustration.css';

export interface IllustrationProps {
  /** What the picture shows, where it tells something that the text does not. Default: none, it is decoration. */
  title?: string | undefined;
}

interface FrameProps extends IllustrationProps {
  /** Colour of the ground. */
  ground: string;
  children: ReactNode;
}

/** The sheet that every illustration is drawn on: 400 x 300, as wide as its place. */
export function IllustrationFrame({ title, ground, children }: FrameProps) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 400 300"
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <rect width="400" height="300" fill={ground} />
      {children}
    </svg>
  );
}
