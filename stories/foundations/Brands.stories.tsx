import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, Checkbox, Heading, Link, Text, TextField } from '@tuppence/ui';
import { Receipt } from '@tuppence/ui/brand';
import { Columns, Container, Inline, Section, Stack } from '@tuppence/ui/layout';
import { type SurfaceTone, surfaces } from '@tuppence/ui/tokens';
import { expect, within } from 'storybook/test';

function Brands() {
  return (Object.keys(surfaces) as SurfaceTone[]).map((tone) => (
    <Section key={tone} tone={tone} space="compact" aria-labelledby={`brand-${tone}`}>
      <Container>
        <Stack gap={6}>
          <Heading level={2} id={`brand-${tone}`}>
            {`On ${tone}`}
          </Heading>
          <Text>
            Text with <Link href="#link">a link</Link>.
          </Text>
          <Text tone="muted">Muted text.</Text>
          <Inline gap={3}>
            <Button>Primary</Button>
            <Button tone="secondary">Secondary</Button>
            <Button tone="quiet">Quiet</Button>
            <Button pending pendingLabel="Saving…" />
            <ButtonLink href="#onward">Onward</ButtonLink>
          </Inline>
          <Columns>
            <Stack>
              <TextField
                label="First name"
                description="As shown on your card."
                autoComplete="given-name"
              />
              <TextField
                label="Email"
                type="email"
                autoComplete="email"
                error="Enter a valid email address."
              />
              <Checkbox label="I agree to the terms" />
            </Stack>
            <Receipt
              label="Receipt for a £50 shopping card"
              title="Pantry Lane"
              lines={[
                { label: 'You pay', value: '£50.00' },
                { label: 'Brand gives', value: '£10.00', emphasis: 'gift' },
              ]}
              total={{ label: 'Extra to pay', value: '£0.00' }}
              totalTone="plain"
            />
          </Columns>
        </Stack>
      </Container>
    </Section>
  ));
}

const meta = { title: 'Foundations/Brands', component: Brands } satisfies Meta<typeof Brands>;
export default meta;

const play: StoryObj['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(5);
};
const background = (canvas: HTMLElement) => {
  const section = canvas.querySelector('section');
  return section ? getComputedStyle(section).backgroundColor : '';
};

export const Basic: StoryObj = { play };

export const Harbour: StoryObj = {
  globals: { brand: 'harbour' },
  play: async (context) => {
    await play(context);
    await expect(background(context.canvasElement)).toBe('rgb(247, 246, 242)');
    const [button] = within(context.canvasElement).getAllByRole('button', { name: 'Primary' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(31, 95, 168)' });
  },
};

export const Dark: StoryObj = {
  globals: { brand: 'dark' },
  play: async (context) => {
    await play(context);
    await expect(background(context.canvasElement)).toBe('rgb(15, 23, 19)');
  },
};
