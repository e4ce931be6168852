/** Medians of several visits to one page. */
import type { Failing, Visit } from './audit.ts';

/** The middle value; of an even number the mean of the two in the middle. NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The value at a part of the way through the sorted values, such as 0.98. NaN where there is none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/**
 * Each figure's median over the visits that have it. What most visits could not measure stays the
 * reason for it: an error must not become a number because one round of five had one.
 */
export function medianVisit(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('There is no visit to take a median of.');
  return {
    timings: merge(
      visits.map(({ timings }) => timings),
      (values: (number | string)[]) => {
        const numbers = values.filter((value) => typeof value === 'number');
        if (isMost(numbers, values)) return round(median(numbers), 4);
        return values.find((value) => typeof value === 'string') ?? 'none';
      },
    ),
    scores: merge(
      visits.map(({ scores }) => scores),
      (values: (number | null)[]) => {
        const numbers = values.filter((value) => value !== null);
        return isMost(numbers, values) ? Math.round(median(numbers)) : null;
      },
    ),
    weight: merge(
      visits.map(({ weight }) => weight),
      (values: number[]) => round(median(values), 1),
    ),
    requests: median(visits.map(({ requests }) => requests)),
    problems: [...new Set(visits.flatMap(({ problems }) => problems))],
    failing: failingInMost(visits),
    benchmarkIndex: Math.round(median(visits.map(({ benchmarkIndex }) => benchmarkIndex))),
    versions: first.versions,
  };
}

/** Audits that fail in most of the visits that judged their category. */
function failingInMost(visits: readonly Visit[]): Failing[] {
  const seen = new Map<string, Failing[]>();
  for (const failing of visits.flatMap((visit) => visit.failing)) {
    seen.set(failing.id, [...(seen.get(failing.id) ?? []), failing]);
  }
  return [...seen.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const judged = visits.filter(({ scores }) => scores[first.category] !== undefined);
    if (!isMost(found, judged)) return [];
    return [{ ...first, score: Math.round(median(found.map(({ score }) => score))) }];
  });
}

/** Joins the values that several records have under one name. */
function merge<K extends string, V, T>(
  records: readonly Partial<Record<K, V>>[],
  join: (values: V[]) => T,
): Record<K, T> {
  const keys = new Set(records.flatMap((record) => Object.keys(record) as K[]));
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      join(records.map((record) => record[key]).filter((value) => value !== undefined) as V[]),
    ]),
  ) as Record<K, T>;
}

const isMost = (part: readonly unknown[], all: readonly unknown[]) => part.length * 2 > all.length;
const round = (value: number, digits: number) => Number(value.toFixed(digits));
