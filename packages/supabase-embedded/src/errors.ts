/** An error that the operator can fix. The tools print its message without a stack. */
export class OperatorError extends Error {}

/** The error for a file that exists and must not be overwritten. */
export function existsAlready(file: string): OperatorError {
  return new OperatorError(`${file} already exists and was not changed. --replace overwrites it.`);
}

/** Turns a disk error into an `OperatorError`. Other errors are returned unchanged. */
export function fileError(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return existsAlready(file);
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    ENOTDIR: 'its parent is not a folder',
    EISDIR: 'it is a folder',
    EACCES: 'the user of this process has no permission',
    EPERM: 'the user of this process has no permission',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
  };
  const reason = reasons[code ?? ''];
  return reason
    ? new OperatorError(`${file} cannot be opened or written: ${reason}.`, { cause: error })
    : error;
}
