'use client';

import { useEffect, useRef, useState } from 'react';
import { inlineVars } from '../../styles/inline-vars';
import { sizePx } from '../../tokens/size';
import { DrawnQrCode } from './DrawnQrCode';
import { frame, picture, sizeVar, skeleton } from './QrCode.css';

export interface QrCodeProps {
  /** Image at a QR service. Without it, the code is drawn in the page. */
  src?: string | undefined;
  /** The encoded text, usually a link. */
  value: string;
  /** What scanning does: `QR code: download the app`. */
  label: string;
  /** Edge length in px. Default 180. */
  size?: number | undefined;
  /** Called with the address of a picture that did not load. */
  onError?: ((src: string) => void) | undefined;
}

type QrState = 'loading' | 'late' | 'loaded' | 'failed' | 'drawn';

/** After this time, a drawn code replaces the skeleton. */
const skeletonMs = 1500;

/** A QR code as an image, or drawn if that is missing, failed or late (docs/behaviour.md 6.2). */
export function QrCode({ src, value, label, size = sizePx.qrCode, onError }: QrCodeProps) {
  const pictureRef = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState<{ src: string | undefined; state: QrState }>();
  const state = !src ? 'drawn' : settled?.src === src ? settled.state : 'loading';

  function handleLoad() {
    setSettled({ src, state: 'loaded' });
  }
  function handleError() {
    setSettled({ src, state: 'failed' });
    if (src) onError?.(src);
  }

  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((now) => (now?.src === src ? now : { src, state: 'late' })),
      skeletonMs,
    );
    return () => clearTimeout(timer);
  }, [src]);

  // A prerendered picture may have loaded or failed before React listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each address; the callbacks may change
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
