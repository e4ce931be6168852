'use client';

import { Dialog } from '../../components/dialog/Dialog';
import { FilmPlayer, type FilmPlayerProps } from './FilmPlayer';

export interface VideoDialogProps extends FilmPlayerProps {
  open: boolean;
  onClose: () => void;
}

/** A film in a dialog, which starts by itself (docs/behaviour.md 4.1). */
export function VideoDialog({ open, onClose, ...film }: VideoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={film.title} size="wide">
      <FilmPlayer {...film} />
    </Dialog>
  );
}
