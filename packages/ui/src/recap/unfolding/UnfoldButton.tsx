'use client';

import { Button } from '../../components/button/Button';
import type { useUnfolding } from '../../hooks/use-unfolding';
import type { UnfoldingCopy } from './unfolding-copy';

interface UnfoldButtonProps {
  copy: UnfoldingCopy;
  controls: string;
  /** Total number of rows. */
  count: number;
  unfolding: ReturnType<typeof useUnfolding>;
}

/** Shows more or fewer rows of a long table. */
export function UnfoldButton({ copy, controls, count, unfolding }: UnfoldButtonProps) {
  const { left, next, press } = unfolding;
  return (
    <Button tone="secondary" aria-expanded={left === 0} aria-controls={controls} onClick={press}>
      {left === 0
        ? (copy.showFewer ?? 'Show fewer')
        : next < left
          ? (copy.showMore?.(next) ?? `Show ${next} more`)
          : copy.showAll(count)}
    </Button>
  );
}
