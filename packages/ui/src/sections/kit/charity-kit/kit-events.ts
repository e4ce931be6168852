import type { KitFile } from './DrawnPiece';

export interface KitEvents {
  onSave: (file: KitFile) => void;
  onFailed: (what: 'save' | 'print', error?: unknown) => void;
  onCopied: () => void;
  onCopyFailed: () => void;
}
