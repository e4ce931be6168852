'use client';

import { useId } from 'react';
import { useControlWords } from '../control-words/ControlWordsProvider';
import { CopyButton, type CopyButtonProps } from '../copy-button/CopyButton';
import { block, caption, head, listing, sample, scroller, token } from './CodeBlock.css';

export type CodeTokenKind =
  | 'plain'
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'name'
  | 'tag'
  | 'punctuation';

export interface CodeToken {
  text: string;
  /** Default `plain`. */
  kind?: CodeTokenKind | undefined;
}

export interface CodeBlockProps extends Pick<CopyButtonProps, 'onCopied' | 'onCopyFailed'> {
  title: string;
  /** What is copied, and shown if there are no `lines`. */
  code: string;
  /** The code with its colours: one array of tokens a line. */
  lines?: readonly (readonly CodeToken[])[] | undefined;
  /** Breaks long lines instead of scrolling. */
  wraps?: boolean | undefined;
}

/** Sample code with a copy button. */
export function CodeBlock({
  title,
  code,
  lines,
  wraps = false,
  onCopied,
  onCopyFailed,
}: CodeBlockProps) {
  const titleId = useId();
  const words = useControlWords();
  return (
    <div className={block} data-surface="strong">
      <div className={head}>
        <p id={titleId} className={caption}>
          {title}
        </p>
        <CopyButton
          text={code}
          label={words.copy}
          failedLabel={words.copyFailedShort}
          subject={title}
          tone="quiet"
          onCopied={onCopied}
          onCopyFailed={onCopyFailed}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className={scroller({ wraps })} tabIndex={0} aria-labelledby={titleId}>
        <pre className={`${sample} ${listing}`} translate="no">
          <code className={sample}>{lines ? lines.map(coloured) : code}</code>
        </pre>
      </section>
    </div>
  );
}

function coloured(line: readonly CodeToken[], index: number) {
  return (
    <span key={index}>
      {line.map(({ text, kind = 'plain' }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a line never change order
        <span key={place} className={token({ kind })}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  );
}
