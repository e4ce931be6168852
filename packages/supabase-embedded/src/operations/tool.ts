import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { OperatorError } from '../errors.ts';

export { dataPlace, withFolder } from './database-copy.ts';
export type { Database } from './move-tables.ts';
export { connectToPostgres } from './postgres-client.ts';

export async function runTool(work: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    const isSentence = error instanceof OperatorError || code?.startsWith('ERR_PARSE_ARGS');
    console.error(isSentence ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

/** Throws the usage unless there is exactly one parameter. */
export function commandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [parameter, ...more] = positionals;
  if (!parameter || more.length > 0) throw new OperatorError(`Usage: npm run ${usage}`);
  return { parameter, values };
}
