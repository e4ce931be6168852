import { color } from '../../tokens';
import { loyaltyRules } from '../loyalty/loyalty';
import { columnWidth, drawingHeight, drips, fillet, poolHeight } from './drip-path';
import { coin, drawing, drip, joint, pool } from './PointsToCoins.css';

const columns = loyaltyRules.maximumPoints / loyaltyRules.pointsAPound;
const all = drips(columns);

export interface PointsToCoinsProps {
  /** How many points are shown: one coin of £1 for each 100, up to 2,000. Default 2000. */
  points?: number | undefined;
}

/** Points turning into coins: drops run down from a lime area, and under each one is a coin. Decoration: the text beside it gives the sums. */
export function PointsToCoins({ points = loyaltyRules.maximumPoints }: PointsToCoinsProps) {
  const coins = points / loyaltyRules.pointsAPound;
  // From the middle outwards, so that fewer points make a narrower stream.
  const first = (columns - coins) / 2;
  const dry = (column: number) =>
    column < first || column >= first + coins ? { 'data-dry': '' } : {};
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${columns * columnWidth} ${drawingHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      {all.map(({ x, width, length }, column) => (
        <rect
          key={x}
          className={drip}
          {...dry(column)}
          x={x}
          y="-40"
          width={width}
          height={40 + poolHeight + length}
          rx={width / 2}
        />
      ))}
      {all.map(({ x }, column) => (
        <path key={x} className={joint} {...dry(column)} d={fillet(column)} />
      ))}
      <rect className={pool} y="-60" width={columns * columnWidth} height={60 + poolHeight} />
      {all.map(({ coin: { x, y, radius } }, column) => (
        <g key={x} className={coin} {...dry(column)}>
          <circle cx={x} cy={y} r={radius} fill={color.copper} />
          <circle
            cx={x}
            cy={y}
            r={radius - 1.6}
            fill="none"
            stroke={color.copperSoft}
            strokeWidth="0.6"
          />
          <path
            d={`M${x + 2.2} ${y - 2.2}a2.300 2.300 0 0 0 -4.300 1.200c0 1.300 .6 1.700 .6 2.800c0 .9 -.5 1.700 -1.300 2.200h5.200M${x - 2.6} ${y + 0.4}h3.600`}
            fill="none"
            stroke={color.copperSoft}
            strokeWidth="0.95"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  );
}
