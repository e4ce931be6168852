'use client';

import { useEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { inlineVars } from '../../styles/inline-vars';
import { aspectRatioVar, frame, picture } from './Image.css';
import { useNearViewport } from './use-near-viewport';

export interface ImageProps extends Omit<ElementProps<'img'>, 'loading' | 'fetchPriority' | 'ref'> {
  /** Address of the picture. */
  src: string;
  /** What the picture says, in words. Empty for decoration. */
  alt: string;
  /** Width through height of the frame, kept before the picture is there. Default 1 (docs/behaviour.md 2.8). */
  aspectRatio?: number | undefined;
  /** How the picture fills its frame. Default `cover`. */
  fit?: 'cover' | 'contain' | 'fill' | 'none' | 'scale-down' | undefined;
  /** For pictures of the first view: loaded at once, eagerly, with high priority, without a fade. Default false. */
  priority?: boolean | undefined;
  /** Rounds the frame: `none` (default) or that of a card. */
  corners?: 'none' | 'control' | 'card' | undefined;
}

/**
 * A picture that is asked for once it is within 300 px of the viewport and fades in over 300 ms
 * (docs/behaviour.md 2.8). Until then its frame is blank. A picture that fails shows its `alt`; without
 * JavaScript it loads at once.
 */
export function Image({
  src,
  alt,
  aspectRatio = 1,
  fit = 'cover',
  priority = false,
  corners = 'none',
  onLoad,
  onError,
  ...native
}: ImageProps) {
  const frameRef = useRef<HTMLSpanElement>(null);
  const pictureRef = useRef<HTMLImageElement>(null);
  const near = useNearViewport(frameRef, { immediate: priority });
  const [settledSrc, setSettledSrc] = useState<string>();

  // A picture out of the cache is complete before React listens.
  useEffect(() => {
    if (near && pictureRef.current?.complete && pictureRef.current.src) setSettledSrc(src);
  }, [near, src]);

  const shared = { ...native, src, alt, decoding: 'async' as const };
  const visible = priority || settledSrc === src;
  return (
    <span
      ref={frameRef}
      className={frame({ corners })}
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
