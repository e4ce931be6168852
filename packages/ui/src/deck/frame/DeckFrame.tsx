'use client';

import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Mark } from '../../brand/mark';
import { Button } from '../../components/button/Button';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden';
import { useOneStepPerPress } from '../../hooks/use-one-step-per-press';
import { deckStepCount, deckStepName, deckStepWithin, deckTones } from '../deck-steps';
import * as styles from './DeckFrame.css';
import { DeckReceipt, type DeckReceiptProps } from './DeckReceipt';
import { useDeckMoves } from './use-deck-moves';

export interface DeckFrameProps {
  /** The current step, from 1. */
  step: number;
  /** Called for the right arrow key and a left swipe. */
  onForward: () => void;
  /** Called for the Back button, the left arrow key and a right swipe. */
  onBack: () => void;
  receipt: Omit<DeckReceiptProps, 'step'>;
  /** Focuses the heading on mount. Default false. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

/** The frame of each step (docs/behaviour.md 3.12). */
export function DeckFrame({
  step: asked,
  onForward,
  onBack,
  receipt,
  takesFocus = false,
  children,
}: DeckFrameProps) {
  const words = useControlWords();
  const step = deckStepWithin(asked);
  const stage = useRef<HTMLDivElement>(null);
  const focused = useRef(takesFocus ? 0 : step);
  const [entered, setEntered] = useState<{ step: number; from: 'none' | 'forward' | 'back' }>({
    step,
    from: 'none',
  });
  if (entered.step !== step) {
    setEntered({ step, from: step > entered.step ? 'forward' : 'back' });
  }
  const canGoBack = step > 1;
  const canGoForward = step < deckStepCount;

  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    stage.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);

  const oneStepPerPress = useOneStepPerPress(step);
  const swipe = useDeckMoves((move) => {
    if (move === 'forward' && canGoForward) onForward();
    if (move === 'back' && canGoBack) onBack();
  });

  return (
    <div className={styles.frame} data-surface={deckTones[deckStepName(step)]} {...swipe}>
      <div className={styles.bar}>
        <div className={styles.barRow}>
          <div className={styles.back}>
            {canGoBack ? (
              <Button tone="quiet" icon={ArrowLeft} onClick={onBack}>
                {words.back}
              </Button>
            ) : null}
          </div>
          <Mark size={32} />
          <p className={styles.counter}>
            <span aria-hidden>{`${step} / ${deckStepCount}`}</span>
            {/* Announces only the position, because the heading takes focus. */}
            <VisuallyHidden role="status">{words.stepOf(step, deckStepCount)}</VisuallyHidden>
          </p>
        </div>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={words.progress}
          aria-valuemin={0}
          aria-valuemax={deckStepCount}
          aria-valuenow={step}
        >
          <div className={styles.fill} style={{ width: `${(step / deckStepCount) * 100}%` }} />
        </div>
      </div>
      <div
        key={step}
        ref={stage}
        className={styles.stage({ entering: entered.from })}
        {...oneStepPerPress}
      >
        {children}
      </div>
      <div className={styles.printer({ empty: step === 1 })}>
        <DeckReceipt {...receipt} step={step} />
      </div>
    </div>
  );
}
