import type { ReactNode } from 'react';
import { Anchor } from '../../components/link/Anchor';
import { Container } from '../../layout/container/Container';
import type { SurfaceTone } from '../../tokens';
import { home as homeLink, stage } from './Stage.css';

export interface StageProps {
  tone: SurfaceTone;
  /** For a page without a header. */
  home?: { href: string; label: string; logo: ReactNode } | undefined;
  children: ReactNode;
}

/** One full-height step of the onboarding pitch. */
export function Stage({ tone, home, children }: StageProps) {
  return (
    <section className={stage} data-surface={tone}>
      {home ? (
        <Anchor className={homeLink} href={home.href} aria-label={home.label}>
          {home.logo}
        </Anchor>
      ) : null}
      <Container>{children}</Container>
    </section>
  );
}
