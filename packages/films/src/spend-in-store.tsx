import { spendInStore as screen } from '@tuppence/content/films/screens';
import { SpendInStore } from '@tuppence/ui/brand';
import { pounds, progress } from './film';
import { screenFilm } from './ScreenFilm';

const credit = 50;
const spent = 23.4;
const scanFromMs = 700;
const scannedMs = 2300;

export const spendInStore = screenFilm(
  { name: 'spend-in-store', durationMs: 5000, posterAtMs: 1500 },
  (ms) => {
    const paid = ms >= scannedMs;
    const left = credit - spent * progress(ms, scannedMs + 100, scannedMs + 900);
    // Moves down and up again over the bars.
    const sweep = (1 - Math.cos(((ms - scanFromMs) / (scannedMs - scanFromMs)) * 2 * Math.PI)) / 2;
    return (
      <SpendInStore
        {...screen}
        balance={pounds(left)}
        message={paid ? `${pounds(spent)} spent` : screen.message}
        paid={paid}
        scanAt={ms >= scanFromMs && !paid ? 0.53 + sweep * 0.3 : undefined}
      />
    );
  },
);
