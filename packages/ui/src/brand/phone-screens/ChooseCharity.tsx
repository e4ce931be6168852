import { Check, Search } from 'lucide';
import { Icon } from '../../components/icon/Icon';
import type { BadgeLook } from '../charity-badge/badge-drawing';
import { CharityBadge } from '../charity-badge/CharityBadge';
import * as styles from './ChooseCharity.css';
import { em } from './em';
import { type ScreenActionState, ScreenBottom } from './ScreenBottom';
import { screen, small, title as titleStyle } from './screen.css';

export interface FoundCharity extends BadgeLook {
  name: string;
  /** Town and cause. */
  detail: string;
}

export interface ChooseCharityProps {
  title: string;
  placeholder: string;
  /** What is typed in the drawn search. */
  query: string;
  /** A line above the results. */
  count: string;
  /** There is room for five. */
  charities: readonly FoundCharity[];
  /** Index of the chosen charity. */
  picked?: number | undefined;
  action: string;
  /** How the drawn button looks. */
  actionState?: ScreenActionState | undefined;
}

/** App screen: a charity search. Use it in a `Phone`. */
export function ChooseCharity({
  title,
  placeholder,
  query,
  count,
  charities,
  picked,
  action,
  actionState = picked === undefined ? 'waiting' : 'ready',
}: ChooseCharityProps) {
  return (
    <div className={screen} data-surface="page">
      <div className={titleStyle}>{title}</div>
      <div className={styles.search}>
        <Icon icon={Search} size={em(24)} />
        {query === '' ? (
          <span className={styles.placeholder}>{placeholder}</span>
        ) : (
          <>
            <span className={styles.query}>{query}</span>
            <span className={styles.caret} />
          </>
        )}
      </div>
      <div className={small}>{count}</div>
      <div className={styles.list}>
        {charities.map(({ name, detail, ...look }, index) => (
          <div key={name} className={styles.row({ picked: index === picked })}>
            <span className={styles.badge}>
              <CharityBadge {...look} size="100%" />
            </span>
            <div>
              <div className={styles.name}>{name}</div>
              <div className={small}>{detail}</div>
            </div>
            <span className={styles.check({ picked: index === picked })}>
              {index === picked && <Icon icon={Check} size={em(18)} />}
            </span>
          </div>
        ))}
      </div>
      <ScreenBottom current="charity" action={{ label: action, state: actionState }} />
    </div>
  );
}
