import { inlineVars } from '../../styles/inline-vars';
import * as styles from './RaisedTotal.css';
import { ScreenBottom } from './ScreenBottom';
import { screen, small, title as titleStyle } from './screen.css';

export interface RecentGift {
  brand: string;
  /** Date and amount of credit. */
  detail: string;
  value: string;
}

export interface RaisedTotalProps {
  title: string;
  total: string;
  /** The line below. */
  caption: string;
  /** Oldest first, ending with the current month. There is room for seven. */
  months: readonly { label: string; pounds: number }[];
  /** Newest first. There is room for three. */
  gifts: readonly RecentGift[];
  /** Growth of the bars, from 0 to 1. Default 1. */
  grown?: number | undefined;
}

/** Characters that fit the screen in large type. */
const largestLength = 9;

/** App screen: the total raised. Use it in a `Phone`. */
export function RaisedTotal({ title, total, caption, months, gifts, grown = 1 }: RaisedTotalProps) {
  const highest = Math.max(1, ...months.map(({ pounds }) => pounds));
  return (
    <div className={screen} data-surface="page">
      <div className={titleStyle}>{title}</div>
      <div>
        <div className={styles.total({ small: total.length > largestLength })}>{total}</div>
        <div className={small}>{caption}</div>
      </div>
      <div className={styles.chart}>
        {months.map(({ label, pounds }, index) => (
          <div key={label} className={styles.month}>
            <span
              className={styles.bar({ current: index === months.length - 1 })}
              style={inlineVars({ [styles.share]: String((pounds / highest) * grown) })}
            />
            <span className={small}>{label}</span>
          </div>
        ))}
      </div>
      <div>
        {gifts.map(({ brand, detail, value }) => (
          <div key={`${brand} ${detail}`} className={styles.gift}>
            <div>
              <div className={styles.giftName}>{brand}</div>
              <div className={small}>{detail}</div>
            </div>
            <div className={styles.giftValue}>{value}</div>
          </div>
        ))}
      </div>
      <ScreenBottom current="raised" />
    </div>
  );
}
