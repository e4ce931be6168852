import { format } from 'node:util';

export type LogFormat = 'text' | 'json';
export type Log = {
  info: (message: string, fields?: LogFields) => void;
  error: (message: string, fields?: LogFields) => void;
};
type LogFields = Readonly<Record<string, string | number>>;

/**
 * Writes log lines: plain text, or JSON objects with `time`, `level` and `message`. Callers never pass
 * anything that a visitor sent.
 */
export function createLog(form: LogFormat = 'text'): Log {
  const write =
    (level: 'info' | 'error') =>
    (message: string, fields: LogFields = {}) => {
      const line =
        form === 'json'
          ? JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })
          : [message, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(
              ' ',
            );
      console[level === 'error' ? 'error' : 'log'](format('%s', line));
    };
  return { info: write('info'), error: write('error') };
}

/** Returns what may be logged of an error: its name and code. Messages may quote what a visitor sent. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}

const knownPaths =
  /^\/(rest\/v1\/(email_signups|gifts)|rest\/v1\/rpc|auth\/v1\/(signup|token|recover|resend|logout|user|verify|health|settings)|v1\/(donations|openapi\.json)|health)(?=\/|$)/;

/** Returns a known path, or "other". */
export function pathForLog(pathname: string): string {
  return knownPaths.exec(pathname)?.[0] ?? 'other';
}
