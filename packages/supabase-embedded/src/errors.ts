/** An error that the operator can fix. The server and the tools print only its message. */
export class OperatorError extends Error {}

const permission = 'the user of this process has no permission';
const notFolder = 'part of its path is not a folder';
const reasons: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  EISDIR: 'it is a folder',
  EACCES: permission,
  EPERM: permission,
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
};

/** Turns an error of the disk into an `OperatorError`. */
export function fileError(file: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!/^E[A-Z]+$/.test(code)) return error;
  const reason = reasons[code] ?? code;
  return new OperatorError(`${file} cannot be opened or written: ${reason}.`, { cause: error });
}
