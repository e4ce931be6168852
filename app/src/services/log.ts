import { env } from '../env';

/** What may stand in a log line: never an address, a name, a key or anything typed by a visitor. */
type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** One line for the operator: to the console, and to the report address where a deployment has one. */
export function log(event: string, detail: Detail = {}): void {
  console.info(`[site] ${event}`, detail);
  if (!env.reportUrl || import.meta.env.SSR) return;
  try {
    navigator.sendBeacon(env.reportUrl, JSON.stringify({ event, ...detail }));
  } catch {
    // A report that cannot leave must not disturb the visitor.
  }
}

/** A film could not be loaded; its fallback is shown (docs/behaviour.md 10.4). */
export function logFilmFailure(src: string): void {
  log('film not loaded', { src });
}
