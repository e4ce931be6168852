/** Decorators for components that do not fill the window. */
import type { Decorator } from '@storybook/react-vite';
import { Phone, type PhoneProps } from '@tuppence/ui/brand';
import {
  Container,
  type ContainerProps,
  Inline,
  Section,
  type SectionProps,
} from '@tuppence/ui/layout';

type SectionFrame = Pick<SectionProps, 'tone' | 'space' | 'clipped'> &
  Pick<ContainerProps, 'width'>;

/** In a section of a page. A story can override the frame with `parameters.section`. */
export const inSection =
  (frame: SectionFrame = {}): Decorator =>
  (Story, { parameters }) => {
    const { width, ...section }: SectionFrame = { ...frame, ...parameters.section };
    return (
      <Section space="compact" {...section}>
        <Container width={width}>
          <Story />
        </Container>
      </Section>
    );
  };

/** In the middle of a section. A story can override the section with `parameters.section`. */
export const inMiddle: Decorator = (Story, { parameters }) => (
  <Section space="compact" {...parameters.section}>
    <Inline justify="center">
      <Story />
    </Inline>
  </Section>
);

/** On the dark surface. */
export const onStrong: Decorator = (Story) => (
  <div data-surface="strong" style={{ padding: 24 }}>
    <Story />
  </div>
);

/** In a box of fixed width. */
export const inWidth =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
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
