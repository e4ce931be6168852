import type { ReactNode } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { belowFold, height } from './BelowFold.css';

export interface BelowFoldProps {
  /** Approximate height in px on a phone, 360 to 430 px wide. */
  phoneHeight: number;
  children: ReactNode;
}

/**
 * Content below the first screen. A phone does not lay it out until it is near, or until the
 * document's root has the attribute `data-laid-out`: set it at the visitor's first interaction, and at
 * once when the browser restores a scroll position. Saves half of the first layout and of each
 * font's.
 */
export function BelowFold({ phoneHeight, children }: BelowFoldProps) {
  return (
    <div className={belowFold} style={inlineVars({ [height]: `${phoneHeight}px` })}>
      {children}
    </div>
  );
}
