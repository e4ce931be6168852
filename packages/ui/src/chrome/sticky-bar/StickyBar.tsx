'use client';

import { useEffect, useState } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { GetAppButton } from '../get-app-button/GetAppButton';
import * as styles from './StickyBar.css';

export interface StickyBarProps {
  appStoreUrl: string;
  /** Ids of elements. While one is in view, the bar is hidden. */
  unless?: readonly string[] | undefined;
}

/** The "Get the app" bar on iOS phones (docs/behaviour.md 3.1). */
export function StickyBar({ appStoreUrl, unless }: StickyBarProps) {
  const { getApp } = useControlWords();
  const [waiting, setWaiting] = useState(Boolean(unless?.length));
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setWaiting(inView.size > 0);
    });
    const elements = (unless ?? []).flatMap((id) => document.getElementById(id) ?? []);
    for (const element of elements) observer.observe(element);
    if (elements.length === 0) setWaiting(false);
    return () => observer.disconnect();
  }, [unless]);
  return (
    <aside
      className={styles.bar}
      data-surface="page"
      data-waiting={waiting || undefined}
      aria-label={getApp}
    >
      <GetAppButton device="ios" appStoreUrl={appStoreUrl} size="large" stretched />
    </aside>
  );
}
