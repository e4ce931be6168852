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

/** A story can override it with `parameters.section`. */
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

/** A story can override it with `parameters.section`. */
export const inMiddle: Decorator = (Story, { parameters }) => (
  <Section space="compact" {...parameters.section}>
    <Inline justify="center">
      <Story />
    </Inline>
  </Section>
);

export const onStrong: Decorator = (Story) => (
  <div data-surface="strong" style={{ padding: 24 }}>
    <Story />
  </div>
);

export const inWidth =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  );

export const inColumn =
  (maxWidth: number): Decorator =>
  (Story) => (
    <div style={{ maxWidth, padding: 24 }}>
      <Story />
    </div>
  );

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
