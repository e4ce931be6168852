import type { KitFile } from './DrawnPiece';

/** What the kit tells its page. */
export interface KitEvents {
  /** A file is ready: offer it to the visitor. Nothing is uploaded. */
  onSave: (file: KitFile) => void;
  /** A file could not be made, or the browser cannot print. */
  onFailed: (what: 'save' | 'print', error?: unknown) => void;
  /** The newsletter's block is on the clipboard. */
  onCopied: () => void;
  /** The clipboard is missing, or refused. */
  onCopyFailed: () => void;
}
