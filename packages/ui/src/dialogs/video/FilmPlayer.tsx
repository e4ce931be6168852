import { Volume2, VolumeX } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../components/button/Button';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { FilmFallback } from '../../components/feature-video/FilmFallback';
import { type FilmPlayback, useFilm } from './use-film';
import { film, frame, player } from './VideoDialog.css';

export interface FilmPlayerProps extends FilmPlayback {
  title: string;
  poster?: string | undefined;
  /** A WebVTT file. */
  captions?: { src: string; srcLang: string; label: string } | undefined;
}

/** The film in a `VideoDialog`. */
export function FilmPlayer({ title, poster, captions, ...playback }: FilmPlayerProps) {
  const words = useControlWords();
  const ref = useRef<HTMLVideoElement>(null);
  const { failed, muted, toggleMute, handleError, handleVolumeChange } = useFilm(ref, playback);
  if (failed) {
    return (
      <div className={frame}>
        <FilmFallback>{words.filmMissing}</FilmFallback>
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
          {/* Off by default: the films show their text in the picture. */}
          {captions ? <track {...captions} kind="captions" /> : null}
        </video>
      </div>
      <Button tone="secondary" icon={muted ? VolumeX : Volume2} onClick={toggleMute}>
        {muted ? words.unmute : words.mute}
      </Button>
    </div>
  );
}
