import { pointsAPound } from '@tuppence/giving/points';
import { color } from '../../tokens';
import { loyaltyRules } from '../loyalty/loyalty';
import { coinSize, coins, drips, poolPath, size } from './drawing';
import { coin, drawing, drip, ground, points as pointsFill } from './PointsToCoins.css';

/** A pool of points that drips onto stacks of coins. Decorative. */
export function PointsToCoins({ points }: { points: number }) {
  const count = points / pointsAPound;
  const dry = 1 - points / loyaltyRules.points.max;
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {drips.map(({ x, width, length }) => (
        <rect
          key={x}
          className={drip}
          transform={`translate(0 ${-dry * (length - 14)})`}
          x={x - width / 2}
          y={size.pool - length}
          width={width}
          height={length * 2 + width / 2}
          rx={width / 2}
        />
      ))}
      <path className={pointsFill} d={poolPath()} />
      {coins.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} className={coin} {...(index < count ? {} : { 'data-due': '' })}>
          <rect
            x={x}
            y={y}
            width={coinSize.width}
            height={coinSize.height - 0.8}
            rx="3"
            fill={color.money}
          />
          <path
            d={`M${x + 5} ${y + 3}h${coinSize.width - 10}`}
            stroke={color.moneySoft}
            strokeWidth="1.2"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path className={ground} d={`M16 ${size.floor + 0.5}H${size.width - 16}`} />
    </svg>
  );
}
