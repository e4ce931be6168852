'use client';

import { useEffect, useState } from 'react';
import { GetAppButton } from '../get-app-button';
import * as styles from './StickyBar.css';

export interface StickyBarProps {
  appStoreUrl: string;
  /**
   * Id of an element with the same button: the bar appears once that is out of view. Default:
   * always visible.
   */
  after?: string | undefined;
}

/** The "Get the app" bar at the foot of the home page on iOS phones (docs/behaviour.md 3.1). */
export function StickyBar({ appStoreUrl, after }: StickyBarProps) {
  const [waiting, setWaiting] = useState(Boolean(after));
  useEffect(() => {
    const element = after && document.getElementById(after);
    setWaiting(Boolean(element));
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setWaiting(Boolean(entry?.isIntersecting)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [after]);
  return (
    <aside
      className={styles.bar}
      data-surface="paper"
      data-waiting={waiting || undefined}
      aria-label="Get the app"
    >
      <GetAppButton device="ios" appStoreUrl={appStoreUrl} size="large" stretched />
    </aside>
  );
}
