import { GetAppButton } from '../get-app-button';
import * as styles from './StickyBar.css';

export interface StickyBarProps {
  /** The App Store listing. */
  appStoreUrl: string;
}

/** The 'Get the app' bar at the bottom of the home page on iOS phones (Spec §2, Home). Show it nowhere else. */
export function StickyBar({ appStoreUrl }: StickyBarProps) {
  return (
    <aside className={styles.bar} data-surface="paper" aria-label="Get the app">
      <GetAppButton device="ios" appStoreUrl={appStoreUrl} size="large" stretched />
    </aside>
  );
}
