import type { ReactNode } from 'react';
import { Anchor } from '../../components/link/Anchor';
import { Container } from '../../layout/container/Container';
import type { SurfaceTone } from '../../tokens';
import { home as homeLink, stage } from './Stage.css';

export interface StageProps {
  tone: SurfaceTone;
  /** For a page without a header. */
  home?: { href: string; label: string; logo: ReactNode } | undefined;
  /** Behind the content, on the foot of the stage: a `Shopfront`. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** One full-height step of the onboarding pitch. */
export function Stage({ tone, home, backdrop, children }: StageProps) {
  return (
    <section className={stage({ shop: backdrop !== undefined })} data-surface={tone}>
      {backdrop}
      {home ? (
        <Anchor className={homeLink} href={home.href} aria-label={home.label}>
          {home.logo}
        </Anchor>
      ) : null}
      <Container>{children}</Container>
    </section>
  );
}
