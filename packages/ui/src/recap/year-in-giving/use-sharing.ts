'use client';

import { useState } from 'react';
import { useSingleSubmit } from '../../hooks/use-single-submit';

/** Shares one file at a time: ignores presses while the system's share sheet is open. */
export function useSharing(onShare: ((file: File) => Promise<boolean>) | undefined) {
  const [shareFailed, setShareFailed] = useState(false);
  const { pending, submitOnce } = useSingleSubmit(async (file: File) => {
    if (!onShare) return;
    setShareFailed(false);
    setShareFailed(!(await onShare(file).catch(() => false)));
  });
  return { sharing: pending, shareFailed, share: submitOnce };
}
