import { Pause, Play, Volume2, VolumeX } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../components/button/Button';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { FilmFallback } from '../../components/feature-video/FilmFallback';
import { Inline } from '../../layout/inline/Inline';
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
  const { mute = 'Mute', unmute = 'Unmute', ...words } = useControlWords();
  const ref = useRef<HTMLVideoElement>(null);
  const { failed, muted, playing, toggleMute, togglePlay, events } = useFilm(ref, playback);
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
          playsInline
          preload="auto"
          {...(poster ? { poster } : {})}
          onClick={togglePlay}
          {...events}
        >
          {captions ? <track {...captions} kind="captions" default /> : null}
        </video>
      </div>
      {/* Not the browser's controls: in Chrome they keep Escape from the dialog. */}
      <Inline gap={3}>
        <Button icon={playing ? Pause : Play} onClick={togglePlay}>
          {playing ? words.pauseFilm : words.playFilm}
        </Button>
        <Button tone="secondary" icon={muted ? VolumeX : Volume2} onClick={toggleMute}>
          {muted ? unmute : mute}
        </Button>
      </Inline>
    </div>
  );
}
