'use client';

import type { RefObject } from 'react';
import { Dialog } from '../../components/dialog';
import { FilmPlayer, type FilmPlayerProps } from './FilmPlayer';

export interface VideoDialogProps extends FilmPlayerProps {
  /** Whether it shows. The caller keeps the state. */
  open: boolean;
  /** Dismissed, by its button, by Escape or by a press outside. */
  onClose: () => void;
  /** Takes the focus when it closes and what opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A film with sound in a dialog (docs/behaviour.md 4.1). It starts 50 ms after opening; where the browser refuses
 * that, it starts muted. Closing stops the film and lets go of its file.
 */
export function VideoDialog({ open, onClose, returnFocusTo, ...film }: VideoDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={film.title}
      size="wide"
      returnFocusTo={returnFocusTo}
    >
      <FilmPlayer {...film} />
    </Dialog>
  );
}
