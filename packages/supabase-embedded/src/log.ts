import { calls } from '../supabase/calls.ts';

export type Log = {
  info: (message: string, fields?: LogFields) => void;
  error: (message: string, fields?: LogFields) => void;
};
/** One line, by default of the level `info`. */
export type LogLine = (line: string, level?: keyof Log) => void;
type LogFields = Readonly<Record<string, string | number>>;

/** Of a request, callers log only the method and a known path. */
export function createLog(form: 'text' | 'json' = 'text'): Log {
  const lineOf = (level: string, message: string, fields: LogFields) => {
    if (form === 'json')
      return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
    const pairs = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
    return [message, ...pairs].join(' ');
  };
  // With '%s', the console does not interpret percent signs in the line.
  return {
    info: (message, fields = {}) => console.log('%s', lineOf('info', message, fields)),
    error: (message, fields = {}) => console.error('%s', lineOf('error', message, fields)),
  };
}

/** What may be logged of an error: name and code. Messages may quote what a visitor sent. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}

/** Unknown paths may name a person. */
export function pathForLog(path: string): string {
  const known = ['/health', '/v1/donations', ...calls.map((call) => call.path)];
  return known.find((one) => path.split('?')[0] === one || path.startsWith(`${one}/`)) ?? 'other';
}
