import { SpendInStore } from '@tuppence/ui/brand';
import { pounds, progress, within } from './film';
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
        title="Spend"
        modes={['In store', 'Online']}
        brand="pantry-lane"
        balance={pounds(left)}
        balanceLabel="left on this card"
        code="7H3K-92QD"
        message={paid ? `${pounds(spent)} spent` : 'Hold it up to the till'}
        paid={paid}
        scanAt={within(ms, scanFromMs, scannedMs) ? 0.53 + sweep * 0.3 : undefined}
      />
    );
  },
);
