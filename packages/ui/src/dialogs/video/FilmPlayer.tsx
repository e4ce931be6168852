'use client';

import { Volume2, VolumeX } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/button';
import type { FilmSource } from '../../components/feature-video';
import { FilmFallback } from '../../components/feature-video/FilmFallback';
import { useFilm } from './use-film';
import { film, frame, player } from './VideoDialog.css';

export interface FilmPlayerProps {
  /** Names the film and the dialog. */
  title: string;
  /** The same film in several formats, best first. */
  sources: readonly FilmSource[];
  /** Picture that stands until the film is there. */
  poster?: string | undefined;
  /** Subtitles of what is said: a WebVTT file. */
  captions?: { src: string; srcLang: string; label: string } | undefined;
  /** What stands in for a film that cannot be loaded. Default `Video not available`. */
  fallbackText?: string | undefined;
  /** The browser would not start it with sound; it is tried again muted. Log it. */
  onAutoplayRefused?: ((error: unknown) => void) | undefined;
  /** No format could be loaded; `src` is the last one tried. Log it. */
  onError?: ((src: string) => void) | undefined;
}

/** The film of a `VideoDialog`, with the browser's controls and a mute button. */
export function FilmPlayer({
  title,
  sources,
  poster,
  captions,
  fallbackText = 'Video not available',
  onAutoplayRefused,
  onError,
}: FilmPlayerProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const { failed, muted, toggleMute, handleError, handleVolumeChange } = useFilm(ref, sources, {
    onAutoplayRefused,
    onError,
  });
  if (failed) {
    return (
      <div className={frame}>
        <FilmFallback>{fallbackText}</FilmFallback>
      </div>
    );
  }
  return (
    <div className={player}>
      <div className={frame}>
        <video
          ref={ref}
          className={film}
          aria-label={title}
          controls
          playsInline
          preload="auto"
          {...(poster ? { poster } : {})}
          onError={handleError}
          onVolumeChange={handleVolumeChange}
        >
          {/* Not shown unasked: the films carry their words in the picture. */}
          {captions ? <track {...captions} kind="captions" /> : null}
        </video>
      </div>
      <Button tone="secondary" icon={muted ? VolumeX : Volume2} onClick={toggleMute}>
        {muted ? 'Unmute' : 'Mute'}
      </Button>
    </div>
  );
}
