'use client';

import { Dialog } from '../../components/dialog/Dialog';
import { FilmPlayer, type FilmPlayerProps } from './FilmPlayer';

export interface VideoDialogProps extends FilmPlayerProps {
  open: boolean;
  /** Called when the visitor presses the close button, Escape or outside the dialog. */
  onClose: () => void;
}

/**
 * A film with sound in a dialog (docs/behaviour.md 4.1). It starts 50 ms after opening, muted if
 * the browser refuses sound. Closing stops the film and releases its file.
 */
export function VideoDialog({ open, onClose, ...film }: VideoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={film.title} size="wide">
      <FilmPlayer {...film} />
    </Dialog>
  );
}
