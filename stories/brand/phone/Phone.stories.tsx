import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from '@tuppence/ui/brand';
import { Container, Inline, Section } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';

const Screen = ({ dark = false }: { dark?: boolean }) => (
  <div
    data-surface={dark ? 'strong' : 'page'}
    style={{ height: '100%', padding: '5em 1.5em', fontSize: '1em' }}
  >
    <p style={{ fontSize: '2em', lineHeight: 1.1 }}>Hello from a real screen.</p>
  </div>
);

const meta = {
  title: 'Brand/Phone',
  component: Phone,
  parameters: {
    guidance: {
      use: 'A screen of the app, as a picture.',
      not: 'A frame around a site or a film with sound.',
      accessibility: 'With a label it is one picture. Without one, its screen is read out.',
    },
  },
  args: { label: 'A phone that says hello', children: <Screen /> },
  render: (args) => (
    <Section space="compact">
      <Inline justify="center">
        <div style={{ width: 300 }}>
          <Phone {...args} />
        </div>
      </Inline>
    </Section>
  ),
} satisfies Meta<typeof Phone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('img', { name: 'A phone that says hello' });
    await expect(phone.getBoundingClientRect().width).toBe(Math.min(300, window.innerWidth - 48));
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};

/** Without a label, assistive technology reads the screen's content. */
export const ScreenThatSpeaks: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello from a real screen.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const DarkScreen: Story = {
  args: { status: 'light', children: <Screen dark /> },
};

/** The screen scales, so line breaks stay the same. */
export const Widths: Story = {
  render: (args) => (
    <Section tone="strong" space="compact">
      <Container>
        <Inline gap={6} justify="center">
          {[120, 240, 390].map((width) => (
            <div key={width} style={{ width, alignSelf: 'flex-end' }}>
              <Phone {...args} label={`A phone ${width} px wide`} />
            </div>
          ))}
        </Inline>
      </Container>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll('p')].map(
      (line) => Math.round((line.offsetHeight / line.offsetWidth) * 20) / 20,
    );
    await expect(new Set(ratios).size).toBe(1);
  },
};
