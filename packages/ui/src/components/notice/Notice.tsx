import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { content, notice, title as titleStyle } from './Notice.css';

export interface NoticeProps {
  /** For a control's `aria-describedby`. */
  id?: string | undefined;
  /** Default `information`. */
  tone?: 'information' | 'problem' | undefined;
  title?: string | undefined;
  children: ReactNode;
  /** A `Button` or `Link`. */
  action?: ReactNode;
  /** Read out when it appears. */
  announced?: boolean | undefined;
}

/** A message in the page that stays until its cause is gone. */
export function Notice({
  id,
  tone = 'information',
  title,
  children,
  action,
  announced = false,
}: NoticeProps) {
  const isProblem = tone === 'problem';
  const role = isProblem ? 'alert' : 'status';
  return (
    <div id={id} role={announced ? role : undefined} className={notice({ tone })}>
      <Icon icon={isProblem ? CircleAlert : Info} />
      <div className={content}>
        <div>
          {title ? <strong className={titleStyle}>{title}</strong> : null} <span>{children}</span>
        </div>
        {action}
      </div>
    </div>
  );
}
