import { env } from '../env';

/** Never an email address, a name, a key or text from a form. */
type Detail = Readonly<Record<string, string | number | boolean | null>>;

export function log(event: string, detail: Detail = {}): void {
  console.info(`[site] ${event}`, detail);
  if (!env.reportUrl || import.meta.env.SSR) return;
  try {
    navigator.sendBeacon(env.reportUrl, JSON.stringify({ event, ...detail }));
  } catch {
    // A failed report must not disturb the visitor.
  }
}

/** An error's message may quote what a visitor typed. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** See docs/behaviour.md 10.4. */
export function logFilmFailure(src: string): void {
  log('film not loaded', { src });
}
