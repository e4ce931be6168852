import type { Browser } from 'playwright';
import type { Result } from './result.ts';
export async function routePaths(): Promise<string[]> {
  return [];
}
export async function* photographRoutes(
  _browser: Browser,
  _paths: string[],
): AsyncGenerator<Result, void> {}
