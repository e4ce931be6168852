import { StartError } from './start-error.ts';

/** Runs a tool of the command line: says what it returns, or why it failed, with exit code 1. */
export async function runTool(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const isSentence = error instanceof StartError || isArgumentError(error);
    console.error(isSentence ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

function isArgumentError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code?.startsWith('ERR_PARSE_ARGS') ?? false;
}
