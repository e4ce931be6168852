'use client';

import { Button } from '../../components/button/Button';
import type { useUnfolding } from '../../hooks/use-unfolding';

export interface UnfoldingCopy {
  showAll: (count: number) => string;
  /** The button that shows the next rows of a very long table. Default `Show 200 more`. */
  showMore?: ((count: number) => string) | undefined;
  /** The button that collapses the table again. Default `Show fewer`. */
  showFewer?: string | undefined;
}

interface UnfoldButtonProps {
  copy: UnfoldingCopy;
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
      {left === 0
        ? (copy.showFewer ?? 'Show fewer')
        : next < left
          ? (copy.showMore?.(next) ?? `Show ${next} more`)
          : copy.showAll(count)}
    </Button>
  );
}
