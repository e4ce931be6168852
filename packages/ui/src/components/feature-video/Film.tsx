'use client';

import type { RefObject } from 'react';
import { film } from './FeatureVideo.css';

/** One file of a film. */
export interface FilmSource {
  /** Address of the file. */
  src: string;
  /** With codecs, so that browsers skip what they cannot play: `video/mp4; codecs="avc1.4d401f"`. */
  type: string;
}

interface FilmProps {
  filmRef: RefObject<HTMLVideoElement | null>;
  label: string;
  sources: readonly FilmSource[];
  onPlay: () => void;
  onPause: () => void;
  /** The first picture is there. */
  onLoad: () => void;
  /** The film has moved on. */
  onProgress: (() => void) | undefined;
  /** No source could be loaded; `src` is the last one tried. */
  onFailure: (src: string) => void;
}

/** The film itself: silent, over and over. The caller starts and stops it through `filmRef`. */
export function Film({
  filmRef,
  label,
  sources,
  onPlay,
  onPause,
  onLoad,
  onProgress,
  onFailure,
}: FilmProps) {
  const last = sources.at(-1)?.src ?? '';
  return (
    <video
      ref={filmRef}
      className={film}
      aria-label={label}
      muted
      loop
      playsInline
      preload="auto"
      disablePictureInPicture
      onPlay={onPlay}
      onPause={onPause}
      onLoadedData={onLoad}
      onTimeUpdate={onProgress}
      onError={(event) => {
        if (event.target === event.currentTarget) onFailure(event.currentTarget.currentSrc);
      }}
    >
      {sources.map(({ src, type }) => (
        <source
          key={src}
          src={src}
          type={type}
          {...(src === last ? { onError: () => onFailure(src) } : {})}
        />
      ))}
    </video>
  );
}
