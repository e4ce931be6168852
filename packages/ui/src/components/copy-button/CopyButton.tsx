'use client';

import { Check, Copy, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { durationMs } from '../../tokens/motion';
import { Button, type ButtonLook } from '../button';
import { Icon } from '../icon';
import { labels } from './CopyButton.css';

export interface CopyButtonProps extends Pick<ButtonLook, 'tone' | 'size' | 'stretched'> {
  /** What goes to the clipboard, to the letter. */
  text: string;
  /** Words on the button. Default `Copy`. */
  label?: string | undefined;
  /** Words for 2 s after it worked. Default `Copied`. */
  copiedLabel?: string | undefined;
  /** Words for 2 s after it did not. Default `Failed to copy`. */
  failedLabel?: string | undefined;
  /** Says more exactly what is copied, for assistive technology; begins with the words of `label`. */
  'aria-label'?: string | undefined;
  /** The text is on the clipboard: show a toast. */
  onCopied?: ((text: string) => void) | undefined;
  /** The clipboard is missing, or refused. Nothing was copied: show a toast. */
  onFailed?: ((error: unknown) => void) | undefined;
}

type CopyState = 'idle' | 'copied' | 'failed';

const icons = { idle: Copy, copied: Check, failed: X };

/** Copies a text: idle, copied for 2 s, or failed (docs/behaviour.md 6.5). The caller tells the visitor how it went. */
export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied',
  failedLabel = 'Failed to copy',
  'aria-label': accessibleLabel,
  tone = 'secondary',
  size,
  stretched,
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: CopyState) {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), durationMs.copied);
  }

  async function copy() {
    try {
      // Missing outside secure contexts: the error is caught below like a refusal.
      await navigator.clipboard.writeText(text);
    } catch (error) {
      show('failed');
      onFailed?.(error);
      return;
    }
    show('copied');
    onCopied?.(text);
  }

  const words = { idle: label, copied: copiedLabel, failed: failedLabel };
  return (
    <Button
      tone={tone}
      size={size}
      stretched={stretched}
      onClick={copy}
      {...(accessibleLabel && state === 'idle' ? { 'aria-label': accessibleLabel } : {})}
    >
      <span className={labels}>
        {(Object.keys(words) as CopyState[]).map((name) => (
          <span key={name} {...(name === state ? {} : { 'data-hidden': '', 'aria-hidden': true })}>
            <Icon icon={icons[name]} />
            {words[name]}
          </span>
        ))}
      </span>
    </Button>
  );
}
