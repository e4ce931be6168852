import type { ReactNode } from 'react';
import * as styles from './Phone.css';

export interface PhoneProps {
  /** The screen: any element that fills it. */
  children: ReactNode;
  /** Makes the phone one image with this name. */
  label?: string | undefined;
  /** `light` for dark screens. Default `dark`. */
  status?: 'dark' | 'light' | undefined;
}

/** A phone as wide as its container. Its screen's font size scales with it. */
export function Phone({ children, label, status = 'dark' }: PhoneProps) {
  return (
    <div className={styles.phone} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <div className={styles.device} data-print="exact" aria-hidden={label ? true : undefined}>
        <span className={styles.key({ side: 'power' })} />
        <span className={styles.key({ side: 'louder' })} />
        <span className={styles.key({ side: 'quieter' })} />
        <div className={styles.screen} data-surface={status === 'light' ? 'strong' : 'page'}>
          <div className={styles.content}>{children}</div>
          <div className={styles.statusBar} aria-hidden="true">
            <span>9:41</span>
            <svg
              className={styles.signs}
              viewBox="0 0 52 12"
              fill="currentColor"
              aria-hidden="true"
            >
              <path d="M0 8h3v4H0zM5 5.5h3V12H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
              <rect
                x="25.6"
                y=".6"
                width="22.8"
                height="10.8"
                rx="3"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.2"
                opacity=".5"
              />
              <rect x="27.5" y="2.5" width="19" height="7" rx="1.6" />
              <path d="M50 4v4q1.5-.5 1.5-2T50 4z" opacity=".5" />
            </svg>
          </div>
          <span className={styles.island} />
          <span className={styles.homeIndicator} />
        </div>
      </div>
    </div>
  );
}
