import type { ReactNode, SVGProps } from 'react';
import { paint } from '../../tokens/paint';
import { illustration } from './Illustration.css';

interface FrameProps {
  /** Background colour. */
  ground: string;
  /** Omits the light in the upper left corner. */
  night?: boolean | undefined;
  children: ReactNode;
}

/** The frame of an illustration, 400 × 300 units. Decorative. */
export function IllustrationFrame({ ground, night, children }: FrameProps) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <rect width="400" height="300" fill={ground} />
      {night ? null : <path d="M0 0h176L0 224Z" fill={paint.raised} opacity=".16" />}
      {children}
    </svg>
  );
}

export function Line(props: Pick<SVGProps<SVGPathElement>, 'stroke' | 'strokeWidth' | 'd'>) {
  return <path fill="none" strokeLinecap="round" {...props} />;
}
