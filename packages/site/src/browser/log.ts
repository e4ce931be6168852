/** Never an email address, a name, a key or text from a form. */
type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** Set by `vite/site-config.ts`. Empty disables reports. */
declare const __REPORT_URL__: string;
export const reportUrl = typeof __REPORT_URL__ === 'undefined' ? '' : __REPORT_URL__;

export function log(event: string, detail: Detail = {}): void {
  console.info(`[site] ${event}`, detail);
  if (!reportUrl || import.meta.env.SSR) return;
  try {
    navigator.sendBeacon(reportUrl, JSON.stringify({ event, ...detail }));
  } catch {
    // A failed report must not disturb the visitor.
  }
}

/** An error's message may quote what a visitor typed. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
