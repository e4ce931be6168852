import type { KitFile } from './DrawnPiece';

export interface KitEvents {
  /** Called with the file that people save. */
  onSave: (file: KitFile) => void;
  /** Called if a piece could not be saved or printed. */
  onFailed: (what: 'save' | 'print', error?: unknown) => void;
  onCopied: () => void;
  onCopyFailed: () => void;
}
