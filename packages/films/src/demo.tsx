import { Logo, Phone } from '@tuppence/ui/brand';
import { siteDefaults } from '../../../app/src/content/site';
import { buyCard } from './buy-card';
import { chooseCharity } from './choose-charity';
import { type Film, progress } from './film';
import { raisedTotal } from './raised-total';
import { spendInStore } from './spend-in-store';

/** A part shows a piece of a feature film, from `sourceFromMs` on, at its own speed. */
const partMs = 2100;
const parts = [
  {
    film: chooseCharity,
    words: 'Choose any UK charity.',
    sourceFromMs: 1300,
    sourceToMs: 4300,
    status: 'dark',
  },
  {
    film: buyCard,
    words: 'Buy the shopping card you needed anyway.',
    sourceFromMs: 1500,
    sourceToMs: 4600,
    status: 'dark',
  },
  {
    film: spendInStore,
    words: 'Spend it at the till, or online.',
    sourceFromMs: 600,
    sourceToMs: 3900,
    status: 'light',
  },
  {
    film: raisedTotal,
    words: 'Watch the pennies add up.',
    sourceFromMs: 200,
    sourceToMs: 4200,
    status: 'dark',
  },
] as const;

export const demo: Film = {
  name: 'demo',
  widthPx: 1280,
  heightPx: 720,
  scale: 1,
  durationMs: partMs * parts.length,
  posterAtMs: partMs + 1200,
  captions: parts.map(({ words }, index) => ({
    fromMs: index * partMs,
    toMs: (index + 1) * partMs,
    text: words,
  })),
  sounds: [
    { atMs: 850, kind: 'tap' },
    { atMs: 1560, kind: 'tap' },
    { atMs: partMs + 960, kind: 'tap' },
    { atMs: partMs + 1490, kind: 'bell' },
    { atMs: 2 * partMs + 1080, kind: 'beep' },
    { atMs: 3 * partMs + 1210, kind: 'bell' },
  ],
  draw: (ms) => {
    const index = Math.min(parts.length - 1, Math.floor(ms / partMs));
    const part = parts[index] ?? parts[0];
    const partAt = ms - index * partMs;
    const source = part.sourceFromMs + (partAt / partMs) * (part.sourceToMs - part.sourceFromMs);
    const shown = progress(partAt, 0, 300) * (1 - progress(partAt, partMs - 200, partMs));
    return (
      <div
        data-surface="forest"
        style={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          gridTemplateColumns: '1fr 312px',
          alignItems: 'center',
          gap: 96,
          padding: '0 128px 0 96px',
        }}
      >
        <div style={{ display: 'grid', gap: 40 }}>
          <Logo name={siteDefaults.name} />
          <p
            style={{
              fontFamily: 'Bricolage Grotesque',
              fontSize: 76,
              fontWeight: 800,
              letterSpacing: '-0.035em',
              lineHeight: 1,
              // Three lines, so that nothing moves when a part has fewer words.
              minHeight: '3em',
              textWrap: 'balance',
              opacity: index === 0 && partAt < partMs - 300 ? 1 : shown,
            }}
          >
            {part.words}
          </p>
          <Steps index={index} partAt={partAt} />
        </div>
        <Phone status={part.status}>
          <div style={{ position: 'absolute', inset: 0 }}>{part.film.draw(source)}</div>
        </Phone>
      </div>
    );
  },
};

/** How far the story is: one dash a part. */
function Steps({ index, partAt }: { index: number; partAt: number }) {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {parts.map(({ film }, at) => (
        <span key={film.name} style={{ width: 72, height: 6, background: '#2B6149' }}>
          <span
            style={{
              display: 'block',
              height: 6,
              width: `${at < index ? 100 : at > index ? 0 : (partAt / partMs) * 100}%`,
              background: '#C8F169',
            }}
          />
        </span>
      ))}
    </div>
  );
}
