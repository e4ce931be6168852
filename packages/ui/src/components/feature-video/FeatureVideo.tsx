'use client';

import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { Icon } from '../icon';
import { Image, useNearViewport } from '../image';
import { aspectRatioVar, control, frame, notice, place } from './FeatureVideo.css';
import { Film, type FilmSource } from './Film';
import { FilmFallback } from './FilmFallback';
import { useHalfInView } from './use-half-in-view';
import { useInlinePlayback } from './use-inline-playback';

export interface FeatureVideoProps {
  /** What the film shows, in words. */
  label: string;
  /** The same film in several formats, best first. */
  sources: readonly FilmSource[];
  /** Picture that stands until the film is there. */
  poster: string;
  /** Width through height of the frame. Default 1. */
  aspectRatio?: number | undefined;
  /** Rounds the frame. Default `none`. */
  corners?: 'none' | 'card' | undefined;
  /** What stands in for a film that cannot be loaded (docs/behaviour.md 6.4): its `poster`, or a `text` (default). */
  fallback?: 'poster' | 'text' | undefined;
  /** Words of the text fallback. Default `Video not available`. */
  fallbackText?: string | undefined;
  /** Draws something around the picture, a phone for example; the control then stands in the nearest positioned ancestor's corner. */
  surround?: ((screen: ReactNode) => ReactNode) | undefined;
  /** No format could be loaded; `src` is the last one tried. Log it. */
  onError?: ((src: string) => void) | undefined;
}

/**
 * A short silent film that plays while it is in view, where people allow movement, and can always be
 * paused. Loaded once it is within 300 px of the viewport; where movement or data are to be reduced,
 * only when it is asked for. For a film with sound see `VideoDialog`.
 */
export function FeatureVideo({
  label,
  sources,
  poster,
  aspectRatio = 1,
  corners = 'none',
  fallback = 'text',
  fallbackText = 'Video not available',
  surround,
  onError,
}: FeatureVideoProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const filmRef = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // A film that has not started shows its poster and not its first frame: only the poster was chosen.
  const [started, setStarted] = useState(false);
  const near = useNearViewport(frameRef);
  const inView = useHalfInView(frameRef);
  const { fetched, playing, toggle, events } = useInlinePlayback(filmRef, { near, inView });

  function handleFailure(src: string) {
    setState('failed');
    onError?.(src);
  }

  const screen = (
    <div
      ref={frameRef}
      className={frame({ corners })}
      style={inlineVars({ [aspectRatioVar]: String(aspectRatio) })}
      data-state={state}
      data-started={started}
    >
      {/* The film covers the poster, so assistive technology is given one of the two only. */}
      <Image
        src={poster}
        alt={state === 'failed' || !fetched ? label : ''}
        aspectRatio={aspectRatio}
      />
      {state === 'failed' && fallback === 'text' ? (
        <div className={notice}>
          <FilmFallback>{fallbackText}</FilmFallback>
        </div>
      ) : null}
      {fetched && state !== 'failed' ? (
        <Film
          {...events}
          ref={filmRef}
          aria-label={label}
          sources={sources}
          onLoadedData={() => setState('loaded')}
          onTimeUpdate={started ? undefined : () => setStarted(true)}
          onFailure={handleFailure}
        />
      ) : null}
    </div>
  );
  const toggleButton =
    state === 'loaded' || (near && !fetched) ? (
      <button
        type="button"
        className={control}
        aria-label={`${playing ? 'Pause' : 'Play'} film: ${label}`}
        onClick={toggle}
      >
        <Icon icon={playing ? Pause : Play} />
      </button>
    ) : null;
  return surround ? (
    <>
      {surround(screen)}
      {toggleButton}
    </>
  ) : (
    <div className={place}>
      {screen}
      {toggleButton}
    </div>
  );
}
