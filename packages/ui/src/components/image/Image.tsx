'use client';

import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '../../hooks/use-near-viewport';
import type { ElementProps } from '../../styles/element-props';
import { inlineVars } from '../../styles/inline-vars';
import { aspectRatioVar, frame, picture } from './Image.css';

export interface ImageProps extends Omit<ElementProps<'img'>, 'loading' | 'fetchPriority' | 'ref'> {
  /** The address of the picture. */
  src: string;
  alt: string;
  /** Width divided by height. Default 1. */
  aspectRatio?: number | undefined;
  /** Default `cover`. */
  fit?: 'cover' | 'contain' | 'fill' | 'none' | 'scale-down' | undefined;
  /** Of the corners, as a token. Default: none. */
  radius?: 'card' | undefined;
  /** Loads at once and does not fade in. */
  priority?: boolean | undefined;
}

/**
 * An image that loads within 300 px of the viewport and fades in (docs/behaviour.md 2.8). Takes
 * the attributes of
 * [img](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/img).
 */
export function Image({
  src,
  alt,
  aspectRatio = 1,
  fit = 'cover',
  priority = false,
  radius,
  onLoad,
  onError,
  ...native
}: ImageProps) {
  const frameRef = useRef<HTMLSpanElement>(null);
  const pictureRef = useRef<HTMLImageElement>(null);
  const near = useNearViewport(frameRef, priority);
  const [settledSrc, setSettledSrc] = useState<string>();

  // A cached image may be complete before React adds its listeners.
  useEffect(() => {
    if (near && pictureRef.current?.complete && pictureRef.current.src) setSettledSrc(src);
  }, [near, src]);

  const shared = { ...native, src, alt, decoding: 'async' as const };
  const visible = priority || settledSrc === src;
  return (
    <span
      ref={frameRef}
      className={frame({ radius })}
      style={inlineVars({ [aspectRatioVar]: String(aspectRatio) })}
    >
      {near ? (
        <img
          {...shared}
          ref={pictureRef}
          alt={alt}
          loading="eager"
          {...(priority ? { fetchPriority: 'high' as const } : {})}
          className={picture({ fit, visible })}
          onLoad={(event) => {
            setSettledSrc(src);
            onLoad?.(event);
          }}
          onError={(event) => {
            setSettledSrc(src);
            onError?.(event);
          }}
        />
      ) : (
        <noscript>
          <img {...shared} alt={alt} loading="lazy" className={picture({ fit, visible: true })} />
        </noscript>
      )}
    </span>
  );
}
