import { OperatorError } from '../errors.ts';

export { OperatorError } from '../errors.ts';
export { dataPlace, withFolder } from './database-copy.ts';
export { connectToPostgres } from './postgres-client.ts';

/** Runs a command-line tool. Prints its result, or its error with exit code 1. */
export async function runTool(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const isSentence = error instanceof OperatorError || isArgumentError(error);
    console.error(isSentence ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

function isArgumentError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code?.startsWith('ERR_PARSE_ARGS') ?? false;
}
