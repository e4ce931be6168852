import { color } from '../../../tokens';
import * as styles from './CoinStacks.css';

export interface CoinStack {
  label: string;
  /** At least 1. */
  coins: number;
  /** Formatted: `£2.50`. */
  value: string;
}

export interface CoinStacksProps {
  /** The stacks of coins, from left to right. */
  stacks: readonly CoinStack[];
}

const coinHeight = 7;
const faceHeight = 22;

function Pile({ coins }: { coins: number }) {
  const height = coins * coinHeight + faceHeight;
  const top = faceHeight / 2;
  return (
    <svg className={styles.coins} viewBox={`0 0 120 ${height}`} aria-hidden focusable="false">
      {Array.from({ length: coins }, (_, index) => {
        const y = height - faceHeight / 2 - (index + 1) * coinHeight;
        // Uneven piles look real.
        const x = 60 + ((index * 7) % 5) - 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a coin has no identity but its place
          <g key={index}>
            <path
              d={`M${x - 52} ${y}v${coinHeight}a52 ${top} 0 0 0 104 0v-${coinHeight}z`}
              fill={color.moneyDeep}
              stroke={color.money}
              strokeWidth="1.2"
            />
            <ellipse cx={x} cy={y} rx="52" ry={top} fill={color.money} />
          </g>
        );
      })}
      <path
        d={`M60 ${top + 7}c-14-6-16-9-16-11 0-5 12-6 16-1 4-5 16-4 16 1 0 2-2 5-16 11z`}
        fill={color.accent}
      />
    </svg>
  );
}

/** Piles of copper coins, side by side. */
export function CoinStacks({ stacks }: CoinStacksProps) {
  return (
    <ul className={styles.stacks}>
      {stacks.map(({ label, coins, value }) => (
        <li key={label} className={styles.stack}>
          <span className={styles.label}>
            <span>{label}</span> <span className={styles.value}>{value}</span>
          </span>
          <Pile coins={coins} />
        </li>
      ))}
    </ul>
  );
}
