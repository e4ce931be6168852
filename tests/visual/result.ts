import { keep, type Verdict } from './pictures.ts';

export interface Result {
  name: string;
  /** What to tell; none means that the picture passed. */
  problems: string[];
  kind: Verdict['kind'] | 'gone';
}

/** Makes the result of one picture, and keeps the picture where a reviewer must see it. */
export async function judge(
  name: string,
  screenshot: Buffer,
  verdict: Verdict,
  others: string[] = [],
): Promise<Result> {
  const problems = [...others];
  if (verdict.kind === 'new') problems.push('has no baseline yet');
  if (verdict.kind === 'changed') problems.push(`${verdict.pixels} pixels changed`);
  if (verdict.kind !== 'same') await keep(name, screenshot, verdict);
  return { name, problems, kind: verdict.kind };
}
