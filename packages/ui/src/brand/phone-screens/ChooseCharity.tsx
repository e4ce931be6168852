import { Check, Search } from 'lucide-react';
import { CharityBadge, type CharityBadgeProps } from '../charity-badge';
import {
  badge,
  caret,
  check,
  list,
  name as nameStyle,
  placeholder as placeholderStyle,
  query as queryStyle,
  row,
  search,
} from './ChooseCharity.css';
import { ScreenAction, type ScreenActionState } from './ScreenAction';
import { ScreenBottom } from './ScreenBottom';
import { icon, screen, small, title as titleStyle } from './screen.css';

/** One found charity. */
export interface FoundCharity extends Pick<CharityBadgeProps, 'monogram' | 'shape' | 'accent'> {
  /** As it is shown. */
  name: string;
  /** Town and cause. */
  detail: string;
}

export interface ChooseCharityProps {
  /** Head of the screen. */
  title: string;
  /** What stands in the empty search field. */
  placeholder: string;
  /** What has been typed. Empty shows the placeholder. */
  query: string;
  /** How many were found, in words. */
  count: string;
  /** Six fit. */
  charities: readonly FoundCharity[];
  /** Index of the picked one. Default: none. */
  picked?: number | undefined;
  /** The main button. */
  action: string;
  /** Default `ready` once one is picked, `waiting` before. */
  actionState?: ScreenActionState | undefined;
}

/** Screen of the app: a search among charities, with one picked. Stands in a `Phone`. */
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
    <div className={screen} data-surface="paper">
      <div className={titleStyle}>{title}</div>
      <div className={search}>
        <Search className={icon({ size: 'normal' })} aria-hidden="true" />
        {query === '' ? (
          <span className={placeholderStyle}>{placeholder}</span>
        ) : (
          <>
            <span className={queryStyle}>{query}</span>
            <span className={caret} />
          </>
        )}
      </div>
      <div className={small}>{count}</div>
      <div className={list}>
        {charities.map(({ name, detail, ...look }, index) => (
          <div key={name} className={row({ picked: index === picked })}>
            <span className={badge}>
              <CharityBadge {...look} size="100%" />
            </span>
            <div>
              <div className={nameStyle}>{name}</div>
              <div className={small}>{detail}</div>
            </div>
            <span className={check({ picked: index === picked })}>
              {index === picked && <Check className={icon({ size: 'small' })} aria-hidden="true" />}
            </span>
          </div>
        ))}
      </div>
      <ScreenBottom current="charity">
        <ScreenAction label={action} state={actionState} />
      </ScreenBottom>
    </div>
  );
}
