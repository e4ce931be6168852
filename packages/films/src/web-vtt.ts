const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23);

/** A caption file in WebVTT format. */
export function webVtt(
  captions: readonly { fromMs: number; toMs: number; text: string }[],
): string {
  const cues = captions.map(
    ({ fromMs, toMs, text }) => `${stamp(fromMs)} --> ${stamp(toMs)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
