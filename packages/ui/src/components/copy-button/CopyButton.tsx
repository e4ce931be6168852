'use client';

import { Check, Copy, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { durationMs } from '../../tokens/motion';
import { Button, type ButtonLook } from '../button/Button';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { label as labelStyle, labels } from './CopyButton.css';
import { copyText } from './copy-text';

export interface CopyButtonProps extends Pick<ButtonLook, 'tone' | 'size'> {
  text: string;
  /** Default: `copy` of the `ControlWords`. */
  label?: string | undefined;
  /** Default: `copyFailed` of the `ControlWords`. */
  failedLabel?: string | undefined;
  /** What is copied, if the label does not say it. Only heard. */
  subject?: string | undefined;
  onCopied?: ((text: string) => void) | undefined;
  onCopyFailed?: ((error: unknown) => void) | undefined;
}

type CopyState = 'idle' | 'copied' | 'failed';

const icons = { idle: Copy, copied: Check, failed: X };

/**
 * Copies text, and shows the result for 2 s (docs/behaviour.md 6.5). Announce it in `onCopied` and
 * `onCopyFailed`: the button keeps its name. If the browser refuses, it shows the text selected, to copy by hand.
 */
export function CopyButton({
  text,
  label,
  failedLabel,
  subject,
  tone = 'secondary',
  size,
  onCopied,
  onCopyFailed,
}: CopyButtonProps) {
  const { copy: copyWord, copied, copyFailed, copyByHand } = useControlWords();
  const [state, setState] = useState<CopyState>('idle');
  const [byHand, setByHand] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: CopyState) {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), durationMs.copied);
  }

  async function copy() {
    try {
      await copyText(text);
    } catch (error) {
      show('failed');
      setByHand(true);
      onCopyFailed?.(error);
      return;
    }
    show('copied');
    onCopied?.(text);
  }

  const words = { idle: label ?? copyWord, copied, failed: failedLabel ?? copyFailed };
  return (
    <>
      <Button tone={tone} size={size} onClick={copy}>
        <span className={labels}>
          {(Object.keys(words) as CopyState[]).map((name) => (
            <span
              key={name}
              className={labelStyle}
              aria-hidden={name === 'idle' ? undefined : true}
              data-shown={name === state ? '' : undefined}
            >
              <Icon icon={icons[name]} />
              <span>{words[name]}</span>
            </span>
          ))}
        </span>
        {subject ? <VisuallyHidden>{` ${subject}`}</VisuallyHidden> : null}
      </Button>
      {byHand ? (
        <div
          popover="auto"
          role="dialog"
          aria-label={copyByHand}
          tabIndex={-1}
          // Inline, because every page with such a button would carry the rule for so rare a panel.
          style={{ margin: 'auto', padding: '20px' }}
          data-surface="raised"
          ref={openAndSelect}
          onToggle={({ newState }) => setByHand(newState === 'open')}
        >
          <span>{copyByHand}</span>
          <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
        </div>
      ) : null}
    </>
  );
}

function openAndSelect(opened: HTMLElement | null) {
  // Without popovers, the panel is below the button.
  opened?.togglePopover?.(true);
  opened?.focus();
  if (opened?.lastChild) getSelection()?.selectAllChildren(opened.lastChild);
}
