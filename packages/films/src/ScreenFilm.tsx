import type { ReactNode } from 'react';
import { type Film, progress } from './film';

/** The film fades into its first frame, so that it loops smoothly. */
const loopMs = 400;

/** A `Phone` screen has a ratio of 6 to 13. */
const size = { widthPx: 390, heightPx: 845, scale: 720 / 390 };

/** A film of one app screen. The page adds the phone around it. */
export function screenFilm(
  film: Pick<Film, 'name' | 'durationMs' | 'posterAtMs'>,
  draw: (ms: number) => ReactNode,
): Film {
  return {
    ...film,
    ...size,
    draw: (ms) => {
      const back = progress(ms, film.durationMs - loopMs, film.durationMs);
      return (
        <>
          <Layer>{draw(ms)}</Layer>
          {back > 0 && <Layer opacity={back}>{draw(0)}</Layer>}
        </>
      );
    },
  };
}

function Layer({ children, opacity = 1 }: { children: ReactNode; opacity?: number }) {
  return <div style={{ position: 'absolute', inset: 0, opacity }}>{children}</div>;
}
