import '@tuppence/ui/tokens';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { buyCard } from './buy-card';
import { chooseCharity } from './choose-charity';
import { demo } from './demo';
import type { Film } from './film';
import { raisedTotal } from './raised-total';
import { rebateFilm } from './rebate';
import { spendInStore } from './spend-in-store';
import { walletFilm } from './wallet';

const films: readonly Film[] = [
  chooseCharity,
  buyCard,
  spendInStore,
  raisedTotal,
  demo,
  rebateFilm,
  walletFilm,
];

// Films need no space for a scrollbar.
document.documentElement.style.scrollbarGutter = 'auto';
const stage = document.createElement('div');
document.body.append(stage);
const root = createRoot(stage);

export interface Stage {
  films: Omit<Film, 'draw'>[];
  /** Returns the markup: if it is the same, so is the picture. */
  show: (name: string, ms: number) => string;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

window.stage = {
  films: films.map(({ draw, ...film }) => film),
  show: (name, ms) => {
    const film = films.find((candidate) => candidate.name === name);
    flushSync(() =>
      root.render(
        <div style={{ position: 'fixed', inset: 0, overflow: 'hidden' }}>{film?.draw(ms)}</div>,
      ),
    );
    return stage.innerHTML;
  },
};
