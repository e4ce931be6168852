import type { ReactNode } from 'react';
import { illustration } from './Illustration.css';

export interface IllustrationProps {
  /** Text alternative, if the picture adds something to the text. Default: decorative. */
  title?: string | undefined;
}

interface FrameProps extends IllustrationProps {
  /** Background colour. */
  ground: string;
  children: ReactNode;
}

/** The frame of every illustration: 400 × 300 units, as wide as its container. */
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
