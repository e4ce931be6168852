import type { GetAppAction } from '../get-app-action';
import { GetAppButton } from '../get-app-button';
import * as styles from './StickyBar.css';

export interface StickyBarProps {
  /** What the bar does; on iOS a link to the App Store. */
  getApp: GetAppAction;
  /** Default "Get the app". */
  label?: string | undefined;
}

/** The bar at the bottom of the home page on iOS phones (Spec §2, Home). Show it nowhere else. */
export function StickyBar({ getApp, label = 'Get the app' }: StickyBarProps) {
  return (
    <aside className={styles.bar} data-surface="paper" aria-label={label}>
      <GetAppButton action={getApp} label={label} size="large" stretched />
    </aside>
  );
}
