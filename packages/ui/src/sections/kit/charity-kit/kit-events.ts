import type { KitFile } from './DrawnPiece';

export interface KitEvents {
  /** Called with a file for the visitor to save. Nothing is uploaded. */
  onSave: (file: KitFile) => void;
  /** Called if a file could not be made, or the browser cannot print. */
  onFailed: (what: 'save' | 'print', error?: unknown) => void;
  onCopied: () => void;
  /** Called if the browser has no clipboard, or refuses to write to it. */
  onCopyFailed: () => void;
}
