'use client';

import { useRef, useState } from 'react';

/** Shares one file at a time: a second press while the system's sheet is open does nothing. */
export function useSharing(onShare: ((file: File) => Promise<boolean>) | undefined) {
  const busy = useRef(false);
  const [sharing, setSharing] = useState(false);
  const [shareFailed, setShareFailed] = useState(false);
  async function share(file: File) {
    if (!onShare || busy.current) return;
    busy.current = true;
    setSharing(true);
    setShareFailed(false);
    const shared = await onShare(file).catch(() => false);
    busy.current = false;
    setSharing(false);
    setShareFailed(!shared);
  }
  return { sharing, shareFailed, share, forget: () => setShareFailed(false) };
}
