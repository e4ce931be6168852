'use client';

import { Button } from '../../components/button/Button';
import type { useUnfolding } from '../../hooks/use-unfolding';

interface UnfoldButtonProps {
  copy: { showAll: (count: number) => string };
  /** Id of the table. */
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
      {left === 0 ? 'Show fewer' : next < left ? `Show ${next} more` : copy.showAll(count)}
    </Button>
  );
}
