import { paint } from '../../tokens/paint';
import { type BadgeLook, badgeDrawing } from './badge-drawing';
import { badge, letters, outline } from './CharityBadge.css';

export interface CharityBadgeProps extends BadgeLook {
  /** Edge length in px, or `100%` to fill the container. */
  size?: number | '100%' | undefined;
}

/** The monogram of a charity. Decorative: show the name next to it. */
export function CharityBadge({ size = 48, ...look }: CharityBadgeProps) {
  const drawing = badgeDrawing(look);
  return (
    <svg
      className={badge}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden
      focusable="false"
    >
      <path className={outline} fill={paint[drawing.ground]} d={drawing.outline} />
      <text
        className={letters}
        fill={paint[drawing.ink]}
        x="32"
        y={drawing.baseline}
        fontSize={drawing.fontSize}
      >
        {drawing.text}
      </text>
    </svg>
  );
}
