import type { ReactNode } from 'react';

/** Lets a table of a Foundations page that is wider than its window be scrolled, by keyboard too. */
export const SideScroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
    {children}
  </section>
);
