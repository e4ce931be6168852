import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { vars } from '@tuppence/ui/tokens';
import { expect, within } from 'storybook/test';
import { type Claim, type ClaimId, claims } from '../../app/src/content/claims';

const entries = Object.entries(claims) as [ClaimId, Claim][];
const differing = entries.filter(([, claim]) => claim.differsFrom);

const cell = {
  padding: vars.space[3],
  borderBottom: `1px dashed ${vars.surface.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontSize: vars.text.small,
} as const;
const figure = { ...cell, fontFamily: vars.font.figures, fontWeight: 500 } as const;

/** Claims about the same thing that give different figures, with what to make of it. */
function Differences() {
  return (
    <Stack as="ul" gap={4}>
      {differing.map(([id, { text, shownOn, differsFrom }]) => (
        <li key={id}>
          <Stack gap={1}>
            <Text as="div" figures>
              {text} ({shownOn.join(', ')}) ≠{' '}
              {differsFrom?.claims
                .map((other) => `${claims[other].text} (${claims[other].shownOn.join(', ')})`)
                .join(' and ')}
            </Text>
            <Text size="small" tone="muted">
              {differsFrom?.note}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function Register() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section style={{ overflowX: 'auto' }} aria-label="The register" tabIndex={0}>
      <table style={{ minWidth: '72rem', width: '100%' }}>
        <thead>
          <tr>
            {['Text', 'Claim', 'Kind', 'Shown on', 'Source', 'Checked', 'Owner'].map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(([id, claim]) => (
            <tr key={id}>
              <th scope="row" style={figure}>
                {claim.text}
              </th>
              <td style={cell}>{claim.meaning}</td>
              <td style={cell}>{claim.kind}</td>
              <td style={cell}>{claim.shownOn.join(' ')}</td>
              <td style={cell}>{claim.source}</td>
              <td style={figure}>{claim.date}</td>
              <td style={cell}>{claim.owner}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The claims register: every figure that a page shows, who answers for it, and which of them disagree. */
const meta = { title: 'Foundations/Claims', component: Register } satisfies Meta<typeof Register>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  render: () => (
    <Section aria-labelledby="claims">
      <Container>
        <Stack gap={8}>
          <Heading level={1} id="claims">
            Claims
          </Heading>
          <Text size="lead">
            {entries.length} claims. {differing.length} of them have another figure beside them.
          </Text>
          <Heading level={2} size="heading">
            Figures that differ
          </Heading>
          <Differences />
          <Heading level={2} size="heading">
            All claims
          </Heading>
          <Register />
        </Stack>
      </Container>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(entries.length + 1);
    await expect(canvas.getByText(/^200\+ \(\/charities\) ≠ 100\+/)).toBeVisible();
    await expect(canvas.getByText(/^100,000\+ .* ≠ 180,000/)).toBeVisible();
    await expect(canvas.getByText(/^up to 20% .* ≠ 5%/)).toBeVisible();
  },
};
