import { progress } from './film';

interface FingerProps {
  ms: number;
  atMs: number;
  /** Position, in px of a screen 390 px wide. */
  x: number;
  y: number;
}

/** A finger that appears, presses and leaves. */
export function Finger({ ms, atMs, x, y }: FingerProps) {
  const shown = progress(ms, atMs - 350, atMs - 100) * (1 - progress(ms, atMs + 150, atMs + 350));
  if (shown === 0) return null;
  const pressed = progress(ms, atMs - 120, atMs) * (1 - progress(ms, atMs + 60, atMs + 200));
  return (
    <span
      style={{
        position: 'absolute',
        left: `${x / 16}em`,
        top: `${y / 16}em`,
        width: '3.6em',
        height: '3.6em',
        translate: `-50% calc(-50% + ${(1 - shown) * 1.5}em)`,
        scale: String(1.15 - pressed * 0.3),
        borderRadius: '50%',
        border: '0.15em solid rgb(255 255 255 / 0.9)',
        background: 'rgb(16 32 26 / 0.35)',
        opacity: shown,
      }}
    />
  );
}
