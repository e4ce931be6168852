/** Real numbers of tests, read from the report that each runner writes. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

function read<T>(report: string): T | undefined {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as T) : undefined;
}

/** A build, a type check and a lint run count as one test each. */
export const countOne = (passed: boolean): Counts =>
  passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export function countVitest(_passed: boolean, report: string): Counts {
  const found = read<{ numPassedTests: number; numFailedTests: number }>(report);
  return { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 };
}

export function countPlaywright(_passed: boolean, report: string): Counts {
  const found = read<{ stats: { expected: number; flaky: number; unexpected: number } }>(report);
  if (!found) return { passed: 0, failed: 0 };
  const { expected, flaky, unexpected } = found.stats;
  return { passed: expected + flaky, failed: unexpected };
}

export function countPictures(_passed: boolean, report: string): Counts {
  return read<Counts>(report) ?? { passed: 0, failed: 0 };
}
