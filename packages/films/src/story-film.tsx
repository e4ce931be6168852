import { siteDefaults } from '@tuppence/content/site';
import { Logo, Phone } from '@tuppence/ui/brand';
import type { ReactNode } from 'react';
import { type Film, progress } from './film';

export interface StoryPart {
  /** The sentence beside the phone, and the caption. */
  words: string;
  /** The phone's status bar: `light` on dark screens. Default `dark`. */
  status?: 'dark' | 'light' | undefined;
  /** Gets the time since the start of the part. */
  draw: (ms: number) => ReactNode;
}

interface Story extends Pick<Film, 'name' | 'posterAtMs' | 'sounds'> {
  partMs: number;
  parts: readonly StoryPart[];
}

/** A film with sentences on the left and a phone on the right. */
export function storyFilm({ name, partMs, parts, posterAtMs, sounds }: Story): Film {
  return {
    name,
    widthPx: 1280,
    heightPx: 720,
    scale: 1,
    durationMs: partMs * parts.length,
    posterAtMs,
    sounds,
    captions: parts.map(({ words }, index) => ({
      fromMs: index * partMs,
      toMs: (index + 1) * partMs,
      text: words,
    })),
    draw: (ms) => {
      const index = Math.min(parts.length - 1, Math.floor(ms / partMs));
      const part = parts[index];
      if (!part) throw new RangeError('A story needs at least one part.');
      const partAt = ms - index * partMs;
      // The last words stay: a film that has ended shows them.
      const isLast = index === parts.length - 1;
      const left = isLast ? 0 : progress(partAt, partMs - 200, partMs);
      const shown = progress(partAt, 0, 300) * (1 - left);
      return (
        <div
          data-surface="strong"
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
                // Nothing moves if a part has less text.
                minHeight: '3em',
                textWrap: 'balance',
                opacity: index === 0 && partAt < partMs - 300 ? 1 : shown,
              }}
            >
              {part.words}
            </p>
            <Steps count={parts.length} index={index} share={partAt / partMs} />
          </div>
          <Phone status={part.status}>
            <div style={{ position: 'absolute', inset: 0 }}>{part.draw(partAt)}</div>
          </Phone>
        </div>
      );
    },
  };
}

function Steps({ count, index, share }: { count: number; index: number; share: number }) {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dashes never change places
        <span key={at} style={{ width: 72, height: 6, background: '#2B6149' }}>
          <span
            style={{
              display: 'block',
              height: 6,
              width: `${at < index ? 100 : at > index ? 0 : share * 100}%`,
              background: '#C8F169',
            }}
          />
        </span>
      ))}
    </div>
  );
}
