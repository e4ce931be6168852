'use client';

import { useEffect, useRef, useState } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { sizePx } from '../../tokens/size';
import { DrawnQrCode } from './DrawnQrCode';
import { frame, picture, sizeVar, skeleton } from './QrCode.css';

export interface QrCodeProps {
  /**
   * Address of the picture: a QR image service, asked for the link at this size. Kept even when it
   * fails. Without it the code is drawn in the page, and nobody is asked.
   */
  src?: string | undefined;
  /** What the code says, usually a link: drawn by ourselves when the picture cannot be had. */
  value: string;
  /** What scanning does, in words: `QR code: download the app`. */
  label: string;
  /** Edge length in px. Default 180 (docs/behaviour.md 11.6). */
  size?: number | undefined;
  /** The picture arrived. */
  onLoad?: (() => void) | undefined;
  /** The picture could not be loaded; `src` is its address. Log it: the person sees a code all the same. */
  onError?: ((src: string) => void) | undefined;
}

type QrState = 'loading' | 'late' | 'loaded' | 'failed' | 'drawn';

/** After this time, in ms, a code drawn in the page replaces the skeleton: the service may never answer. */
const skeletonAtMostMs = 1500;

/**
 * A QR code from an image service: a skeleton while it loads, then the picture. After 1.5 s a code
 * drawn in the page stands in until the picture comes. When loading fails the skeleton goes, the
 * address stays, and the drawn code is what is scanned (docs/behaviour.md 6.2 and 10.4).
 */
export function QrCode({ src, value, label, size = sizePx.qrCode, onLoad, onError }: QrCodeProps) {
  const pictureRef = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState<{ src: string | undefined; state: QrState }>();
  const state = !src ? 'drawn' : settled?.src === src ? settled.state : 'loading';

  function handleLoad() {
    setSettled({ src, state: 'loaded' });
    onLoad?.();
  }
  function handleError() {
    setSettled({ src, state: 'failed' });
    if (src) onError?.(src);
  }

  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((now) => (now?.src === src ? now : { src, state: 'late' })),
      skeletonAtMostMs,
    );
    return () => clearTimeout(timer);
  }, [src]);

  // A prerendered picture may have loaded or failed before React listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, whatever the callbacks are
  useEffect(() => {
    const element = pictureRef.current;
    if (!element?.complete || !element.getAttribute('src')) return;
    if (element.naturalWidth > 0) handleLoad();
    else handleError();
  }, [src]);

  return (
    <span
      className={frame}
      style={inlineVars({ [sizeVar]: `${size}px` })}
      data-state={state}
      aria-busy={state === 'loading'}
    >
      {state === 'loading' ? (
        <span className={skeleton} aria-hidden>
          <span />
          <span />
          <span />
        </span>
      ) : null}
      {src ? (
        <img
          ref={pictureRef}
          src={src}
          alt={label}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={picture}
          hidden={state === 'failed'}
          onLoad={handleLoad}
          onError={handleError}
        />
      ) : null}
      {state !== 'loading' && state !== 'loaded' ? (
        <DrawnQrCode value={value} label={label} />
      ) : null}
    </span>
  );
}
