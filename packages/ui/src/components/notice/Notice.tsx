import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { content, notice, title as titleStyle } from './Notice.css';

export interface NoticeProps {
  /** Lets a control refer to the notice by `aria-describedby`. */
  id?: string | undefined;
  /** `information` (default) explains; `problem` says what failed. */
  tone?: 'information' | 'problem' | undefined;
  title?: string | undefined;
  children: ReactNode;
  /** The next step: a `Button` or `Link`. */
  action?: ReactNode;
  /** Announces the notice when it appears; a problem interrupts other speech. Default false. */
  announced?: boolean | undefined;
}

/**
 * A message in the page that stays until its cause is gone. For the outcome of an action use
 * `ToastRegion`, for one field its `error`, and for a refused form `FormError`.
 */
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
          {title ? <strong className={titleStyle}>{title}</strong> : null} {children}
        </div>
        {action}
      </div>
    </div>
  );
}
