import type { ComponentProps } from 'react';
import { film } from './FeatureVideo.css';

export interface FilmSource {
  src: string;
  /** MIME type with codecs. */
  type: string;
}

interface FilmProps
  extends Pick<
    ComponentProps<'video'>,
    'ref' | 'aria-hidden' | 'onPlay' | 'onPause' | 'onLoadedData' | 'onTimeUpdate'
  > {
  sources: readonly FilmSource[];
  onFailure: (src: string) => void;
}

/** The film itself, muted and looped. */
export function Film({ sources, onFailure, ...video }: FilmProps) {
  const last = sources.at(-1)?.src ?? '';
  return (
    <video
      {...video}
      className={film}
      muted
      loop
      playsInline
      preload="auto"
      disablePictureInPicture
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
