import { color } from '../../tokens/color';
import { globe } from './HomeOfGivingStep.css';

const meridians = [0, 26, 50, 70, 84];
const parallels = [-70, -44, -16, 16, 44, 70];
/** x, y, radius. */
const coins = [
  [58, 40, 3.2],
  [92, 30, 2.4],
  [118, 62, 3.6],
  [74, 84, 2.8],
  [104, 112, 3.2],
  [48, 118, 2.4],
  [138, 92, 2.6],
] as const;

/** A globe with coins on it. Decorative. */
export function Globe() {
  return (
    <svg className={globe} viewBox="-5 -5 190 190" aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth={0.7}>
        <circle cx={90} cy={90} r={86} />
        {meridians.map((rx) => (
          <ellipse key={rx} cx={90} cy={90} rx={rx} ry={86} />
        ))}
        {parallels.map((y) => {
          const reach = Math.round(Math.sqrt(86 ** 2 - y ** 2) * 10) / 10;
          return <path key={y} d={`M${90 - reach} ${90 + y}h${2 * reach}`} />;
        })}
      </g>
      {coins.map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={color.money} />
          <circle cx={x} cy={y} r={r * 0.45} fill={color.accent} />
        </g>
      ))}
    </svg>
  );
}
