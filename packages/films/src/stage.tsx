import '@tuppence/ui/tokens';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Film } from './film';
import { films } from './films';

// Films need no space for a scrollbar.
document.documentElement.style.scrollbarGutter = 'auto';
const stage = document.createElement('div');
document.body.append(stage);
const root = createRoot(stage);

/** The functions that the recorder calls in the page. */
export interface Stage {
  films: Pick<Film, 'name' | 'widthPx' | 'heightPx' | 'scale' | 'durationMs' | 'posterAtMs'>[];
  captions: (name: string) => readonly { fromMs: number; toMs: number; text: string }[];
  sounds: (name: string) => readonly { atMs: number; kind: string }[];
  /** Draws a moment and returns its markup. The recorder compares it to see if the picture changed. */
  show: (name: string, ms: number) => string;
}

const named = (name: string) => {
  const film = films.find((candidate) => candidate.name === name);
  if (!film) throw new RangeError(`There is no film "${name}".`);
  return film;
};

declare global {
  interface Window {
    stage?: Stage;
  }
}

window.stage = {
  films: films.map(({ draw, captions, sounds, ...film }) => film),
  captions: (name) => named(name).captions ?? [],
  sounds: (name) => named(name).sounds ?? [],
  show: (name, ms) => {
    const film = named(name);
    flushSync(() =>
      root.render(
        <div style={{ position: 'fixed', inset: 0, overflow: 'hidden' }}>{film.draw(ms)}</div>,
      ),
    );
    return stage.innerHTML;
  },
};
