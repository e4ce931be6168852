/** Decorators for stories that do not fill the window. */
import type { Decorator } from '@storybook/react-vite';
import { Phone, type PhoneProps } from '@tuppence/ui/brand';
import { Container, Inline, Section, type SectionProps } from '@tuppence/ui/layout';

/** In a section of a page. */
export const inSection =
  (section: Pick<SectionProps, 'tone' | 'space'> = {}): Decorator =>
  (Story) => (
    <Section space="compact" {...section}>
      <Container>
        <Story />
      </Container>
    </Section>
  );

/** In a column of limited width, away from the window's edge. */
export const inColumn =
  (maxWidth: number): Decorator =>
  (Story) => (
    <div style={{ maxWidth, padding: 24 }}>
      <Story />
    </div>
  );

/** On a phone's screen. */
export const inPhone =
  (phone: Pick<PhoneProps, 'label' | 'status'>): Decorator =>
  (Story) => (
    <Section tone="quiet" space="compact">
      <Inline justify="center">
        <div style={{ width: 340 }}>
          <Phone {...phone}>
            <Story />
          </Phone>
        </div>
      </Inline>
    </Section>
  );
