import { env } from '../env';

/** Details of a log line. Never an email address, a name, a key or text from a form. */
type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** Logs a line to the console, and to the report address if the deployment has one. */
export function log(event: string, detail: Detail = {}): void {
  console.info(`[site] ${event}`, detail);
  if (!env.reportUrl || import.meta.env.SSR) return;
  try {
    navigator.sendBeacon(env.reportUrl, JSON.stringify({ event, ...detail }));
  } catch {
    // A failed report must not disturb the visitor.
  }
}

/** An error's name, for the log. Its message may quote what a visitor typed. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Logs a film that could not be loaded; its fallback is shown (docs/behaviour.md 10.4). */
export function logFilmFailure(src: string): void {
  log('film not loaded', { src });
}
