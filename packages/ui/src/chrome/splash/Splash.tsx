'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { inlineVars } from '../../styles/inline-vars';
import { durationMs } from '../../tokens/motion';
import { sizePx } from '../../tokens/size';
import * as styles from './Splash.css';

export interface SplashProps {
  /** While true, the splash covers the page for at most `delayMs`. */
  loading: boolean;
  /** Shown at 120 x 120 px. */
  logo: ReactNode;
  /** Time after which the splash leaves by itself. Default 2500. 0: no splash. */
  delayMs?: number | undefined;
  children: ReactNode;
}

/**
 * The startup splash (docs/behaviour.md 2.3 and 11.6). Wrap the whole site in one. `data-from-site`
 * on the root element leaves it out.
 */
export function Splash({ loading, logo, delayMs = durationMs.splash, children }: SplashProps) {
  const words = useControlWords();
  // The document is sent without `inert`, because only a script can remove it. A visitor who is
  // already typing keeps their place.
  const [interactive, setInteractive] = useState(false);
  useEffect(() => setInteractive(document.activeElement === document.body), []);

  if (delayMs === 0) return children;
  const ringRadius = sizePx.splashRing / 2 - 3;
  const delay = inlineVars({ [styles.splashDuration]: `${delayMs}ms` });
  return (
    <>
      <div
        className={styles.splash}
        style={delay}
        data-surface="strong"
        data-loading={loading}
        role="status"
        aria-hidden={!loading}
      >
        <div className={styles.stage}>
          <svg
            className={styles.ring}
            viewBox={`0 0 ${sizePx.splashRing} ${sizePx.splashRing}`}
            aria-hidden
          >
            <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round">
              <circle cx="50%" cy="50%" r={ringRadius} strokeDasharray="1 7" opacity="0.45" />
              <circle cx="50%" cy="50%" r={ringRadius} pathLength="100" strokeDasharray="24 76" />
            </g>
          </svg>
          <div className={styles.logo}>{logo}</div>
        </div>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </div>
      <div
        className={styles.content}
        style={delay}
        data-loading={loading}
        inert={interactive && loading}
      >
        {children}
      </div>
    </>
  );
}
