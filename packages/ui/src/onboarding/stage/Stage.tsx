import type { ReactNode } from 'react';
import { Container } from '../../layout/container/Container';
import type { SurfaceTone } from '../../tokens';
import { stage } from './Stage.css';

export interface StageProps {
  tone: SurfaceTone;
  labelledBy: string;
  children: ReactNode;
}

/** One full-height step of the onboarding pitch. */
export function Stage({ tone, labelledBy, children }: StageProps) {
  return (
    <section className={stage} data-surface={tone} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </section>
  );
}
