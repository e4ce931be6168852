import { inlineVars } from '../../styles/inline-vars';
import {
  bar,
  chart,
  gift,
  giftName,
  gifts as giftsStyle,
  giftValue,
  month,
  share,
  total as totalStyle,
} from './RaisedTotal.css';
import { ScreenBottom } from './ScreenBottom';
import { screen, small, title as titleStyle } from './screen.css';

/** One gift that shopping has made. */
export interface RecentGift {
  /** Name of the brand. */
  brand: string;
  /** When, and for how much credit. */
  detail: string;
  /** What went to the charity, ready to read. */
  value: string;
}

export interface RaisedTotalProps {
  /** Head of the screen. */
  title: string;
  /** The figure, ready to read. */
  total: string;
  /** What the figure is, and for whom. */
  caption: string;
  /** Pounds a month, oldest first; the last one is the current month. Seven fit. */
  months: readonly { label: string; pounds: number }[];
  /** Newest first. Three fit. */
  gifts: readonly RecentGift[];
  /** How far the bars have grown, 0 to 1. Default 1. */
  grown?: number | undefined;
}

/** Screen of the app: the money raised so far, by month, and the gifts it came from. Stands in a `Phone`. */
export function RaisedTotal({ title, total, caption, months, gifts, grown = 1 }: RaisedTotalProps) {
  const highest = Math.max(1, ...months.map(({ pounds }) => pounds));
  return (
    <div className={screen} data-surface="paper">
      <div className={titleStyle}>{title}</div>
      <div>
        <div className={totalStyle}>{total}</div>
        <div className={small}>{caption}</div>
      </div>
      <div className={chart}>
        {months.map(({ label, pounds }, index) => (
          <div key={label} className={month}>
            <span
              className={bar({ current: index === months.length - 1 })}
              style={inlineVars({ [share]: String((pounds / highest) * grown) })}
            />
            <span className={small}>{label}</span>
          </div>
        ))}
      </div>
      <div className={giftsStyle}>
        {gifts.map(({ brand, detail, value }) => (
          <div key={`${brand} ${detail}`} className={gift}>
            <div>
              <div className={giftName}>{brand}</div>
              <div className={small}>{detail}</div>
            </div>
            <div className={giftValue}>{value}</div>
          </div>
        ))}
      </div>
      <ScreenBottom current="raised" />
    </div>
  );
}
