'use client';

import { Pause, Play, VideoOff } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { useNearViewport } from '../../hooks/use-near-viewport';
import { withScripts } from '../../layout/on-screen.css';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { Icon } from '../icon/Icon';
import { Image } from '../image/Image';
import { control, frame, notice, place } from './FeatureVideo.css';
import { Film, type FilmSource } from './Film';
import { useInView } from './use-in-view';
import { useInlinePlayback } from './use-inline-playback';

export interface FeatureVideoProps {
  /** What the film shows. */
  label: string;
  /** The same film in several formats, best first. */
  sources: readonly FilmSource[];
  poster: string;
  /** Width divided by height. Default 1. */
  aspectRatio?: number | undefined;
  /** Shown if the film fails: the poster alone, or with a text in the control's place (default). */
  fallback?: 'poster' | 'text' | undefined;
  /** Draws a frame, such as a phone. The control is placed in the nearest positioned ancestor. */
  surround?: ((screen: ReactNode) => ReactNode) | undefined;
  /** Called when no format could be loaded. */
  onError?: ((src: string) => void) | undefined;
}

/** A short silent film that plays while it is in view, if the visitor's settings allow it. */
export function FeatureVideo({
  label,
  sources,
  poster,
  aspectRatio = 1,
  fallback = 'text',
  surround,
  onError,
}: FeatureVideoProps) {
  const words = useControlWords();
  const frameRef = useRef<HTMLDivElement>(null);
  const filmRef = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // The poster stays until the film starts, because the first frame may differ.
  const [started, setStarted] = useState(false);
  const near = useNearViewport(frameRef);
  const inView = useInView(frameRef);
  const { fetched, playing, toggle, events } = useInlinePlayback(filmRef, { near, inView });

  function handleFailure(src: string) {
    setState('failed');
    onError?.(src);
  }

  const screen = (
    <div ref={frameRef} className={frame} data-state={state} data-started={started}>
      {/* Once there is code, the control says what the film shows. */}
      <Image src={poster} alt={near && state !== 'failed' ? '' : label} aspectRatio={aspectRatio} />
      {fetched && state !== 'failed' ? (
        <Film
          {...events}
          ref={filmRef}
          aria-hidden
          sources={sources}
          onLoadedData={() => setState('loaded')}
          onTimeUpdate={started ? undefined : () => setStarted(true)}
          onFailure={handleFailure}
        />
      ) : null}
    </div>
  );
  const corner = surround ? 'start' : 'end';
  const missing =
    state === 'failed' && fallback === 'text' ? (
      <p className={notice({ corner })}>
        <Icon icon={VideoOff} />
        {words.filmMissing}
      </p>
    ) : null;
  const toggleButton =
    state === 'failed' ? null : (
      <button
        type="button"
        className={`${control({ corner })} ${withScripts}`}
        aria-label={`${playing ? words.pauseFilm : words.playFilm}: ${label}`}
        onClick={toggle}
      >
        <Icon icon={playing ? Pause : Play} />
      </button>
    );
  return surround ? (
    <>
      {surround(screen)}
      {missing ?? toggleButton}
    </>
  ) : (
    <div className={place}>
      {screen}
      {missing ?? toggleButton}
    </div>
  );
}
