import { format } from 'node:util';

export type LogFormat = 'text' | 'json';
export type Log = {
  info: (message: string, fields?: LogFields) => void;
  error: (message: string, fields?: LogFields) => void;
};
type LogFields = Readonly<Record<string, string | number>>;

/**
 * Lines for an operator: plain sentences, or one JSON object each with `time`, `level` and
 * `message`. What a visitor sent never gets into them, so callers pass names of their own.
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

/** What of an error may be logged: its kind and its code, since messages quote what was sent. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}

const knownPaths =
  /^\/(rest\/v1\/(email_signups|gifts)|rest\/v1\/rpc|auth\/v1\/(signup|token|recover|resend|logout|user|verify|health|settings)|v1\/(donations|openapi\.json)|health)(?=\/|$)/;

/** A path as the log names it: one of ours, or "other". */
export function pathForLog(pathname: string): string {
  return knownPaths.exec(pathname)?.[0] ?? 'other';
}
