import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Film } from './film.ts';

const run = promisify(execFile);

type Sound = NonNullable<Film['sounds']>[number]['kind'];

interface Recording {
  /** Folder of numbered PNG files. */
  frames: string;
  framesPerSecond: number;
  format: 'mp4' | 'webm';
  file: string;
}

const words = (options: string) => options.split(' ');
const picture = {
  // Few reference frames keep the level at 4.0, which phones can decode.
  mp4: words(
    '-c:v libx264 -preset veryslow -crf 23 -refs 4 -level 4.0 -profile:v high -tune animation -movflags +faststart',
  ),
  // AV1 needs half the bytes of VP9 for flat colours.
  webm: words('-c:v libsvtav1 -preset 6 -crf 36 -g 300 -svtav1-params scm=1'),
};
const sound = { mp4: words('-c:a aac -b:a 64k'), webm: words('-c:a libopus -b:a 48k') };
// The file names its colour space, so that its colours match the page's.
const colours = words(
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709',
);
// No date or version in the file: the same frames give the same bytes.
const reproducible = words('-fflags +bitexact -flags:v +bitexact -map_metadata -1');

/** Formulas of the seconds since the sound began. */
const tones: Record<Sound, (since: string) => string> = {
  tap: (t) => `0.10*sin(2*PI*420*${t})*exp(-60*${t})`,
  beep: (t) => `0.10*sin(2*PI*1480*${t})*lt(${t},0.11)`,
  bell: (t) =>
    `(0.10*sin(2*PI*1568*${t})+0.06*sin(2*PI*2349*${t})+0.03*sin(2*PI*4186*${t}))*exp(-5*${t})`,
};

export async function encode(
  { durationMs, sounds = [] }: Pick<Film, 'durationMs' | 'sounds'>,
  { frames, framesPerSecond, format, file }: Recording,
) {
  const formula = sounds
    .map(({ atMs, kind }) => {
      const since = `(t-${atMs / 1000})`;
      return `gte(t,${atMs / 1000})*${tones[kind](since)}`;
    })
    .join('+');
  const heard = formula
    ? ['-f', 'lavfi', '-i', `aevalsrc='${formula}':s=48000:d=${durationMs / 1000}`]
    : [];
  await run('ffmpeg', [
    ...words('-y -v error -framerate'),
    String(framesPerSecond),
    '-i',
    path.join(frames, '%04d.png'),
    ...heard,
    ...colours,
    ...picture[format],
    ...(formula ? sound[format] : ['-an']),
    ...reproducible,
    file,
  ]);
}
