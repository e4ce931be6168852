import { keep, type Verdict } from './pictures.ts';

export interface Result {
  name: string;
  /** What to tell; none means that the picture passed. */
  problems: string[];
  kind: Verdict['kind'] | 'gone';
}

/** A picture and what came of it. */
export interface Taken {
  name: string;
  screenshot: Buffer;
  verdict: Verdict;
  /** What else went wrong: an error of the story, violations that axe found. */
  others: string[];
}

export const isFine = ({ verdict, others }: Taken) =>
  verdict.kind === 'same' && others.length === 0;

/** Makes the result of one picture, and keeps the picture where a reviewer must see it. */
export async function judge({ name, screenshot, verdict, others }: Taken): Promise<Result> {
  const problems = [...others];
  if (verdict.kind === 'new') problems.push('has no baseline yet');
  if (verdict.kind === 'changed') problems.push(`${verdict.pixels} pixels changed`);
  if (verdict.kind !== 'same') await keep(name, screenshot, verdict);
  return { name, problems, kind: verdict.kind };
}

/** The result of a picture that could not be taken. */
export const failed = (name: string, error: unknown): Result => ({
  name,
  kind: 'same',
  problems: [error instanceof Error ? error.message : String(error)],
});
