import { color } from '../../tokens/color';
import { markDetailFromPx, markShapes } from './mark-svg';

export interface MarkProps {
  /** Edge length in px. Default 48. */
  size?: number | undefined;
}

/** Two overlapping coins with a heart. Decorative. */
export function Mark({ size = 48 }: MarkProps) {
  const { back, front, heart, overlap, radius, rimRadius } = markShapes;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false">
      <circle cx={back.x} cy={back.y} r={radius} fill={color.moneyDeep} />
      <circle cx={front.x} cy={front.y} r={radius} fill={color.money} />
      {size >= markDetailFromPx && (
        <g fill="none" stroke={color.moneySoft} strokeOpacity="0.5">
          <circle cx={back.x} cy={back.y} r={rimRadius} />
          <circle cx={front.x} cy={front.y} r={rimRadius} />
        </g>
      )}
      <path d={overlap} fill={color.strong} />
      <path d={heart} fill={color.accent} />
    </svg>
  );
}
