import type { ReactNode } from 'react';

/** Makes a wide Foundations table scrollable, also by keyboard. */
export const SideScroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
    {children}
  </section>
);
