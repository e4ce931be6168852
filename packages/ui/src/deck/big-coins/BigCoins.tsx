import { markShapes } from '../../brand/mark/mark-svg';
import { color } from '../../tokens/color';
import { coins } from './BigCoins.css';

const { back, front, heart, overlap, radius } = markShapes;

function Coin({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g fill="none" stroke={color.moneySoft}>
      <circle cx={x} cy={y} r={radius} fill={fill} stroke="none" />
      <circle
        cx={x}
        cy={y}
        r={radius - 0.45}
        strokeWidth={0.5}
        strokeDasharray="0.14 0.2"
        opacity={0.5}
      />
      <circle cx={x} cy={y} r={radius - 1.1} strokeWidth={0.1} opacity={0.7} />
      <circle
        cx={x}
        cy={y}
        r={radius - 3.4}
        strokeWidth={0.08}
        opacity={0.45}
        strokeDasharray="0.1 0.42"
        strokeLinecap="round"
      />
    </g>
  );
}

interface BigCoinsProps {
  /** Leaves room for the receipt, which begins at the foot of a tablet's screen. Default false. */
  aboveReceipt?: boolean | undefined;
}

/** The mark's two coins. Decorative. */
export function BigCoins({ aboveReceipt = false }: BigCoinsProps) {
  return (
    <svg className={coins({ aboveReceipt })} viewBox="0 0 48 48" aria-hidden focusable="false">
      <Coin {...back} fill={color.moneyDeep} />
      <Coin {...front} fill={color.money} />
      <path d={overlap} fill={color.strongDeep} />
      <path d={heart} fill={color.accent} />
    </svg>
  );
}
