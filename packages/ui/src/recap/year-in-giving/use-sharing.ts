'use client';

import { useState } from 'react';
import { useSingleSubmit } from '../../hooks/useSingleSubmit';

/** Shares one file at a time: a second press while the system's sheet is open does nothing. */
export function useSharing(onShare: ((file: File) => Promise<boolean>) | undefined) {
  const [shareFailed, setShareFailed] = useState(false);
  const { pending, submitOnce } = useSingleSubmit(async (file: File) => {
    if (!onShare) return;
    setShareFailed(false);
    setShareFailed(!(await onShare(file).catch(() => false)));
  });
  return { sharing: pending, shareFailed, share: submitOnce };
}
