import { ButtonLink, Heading } from '@tuppence/ui';
import { Receipt } from '@tuppence/ui/brand';
import { Container, Section, Stack } from '@tuppence/ui/layout';

/** A server component: the browser gets none of this page's code. */
export default function Home() {
  return (
    <Section tone="strong">
      <Container>
        <Stack gap={6}>
          <Heading level={1}>Breakfast for every child in Leith</Heading>
          <ButtonLink href="/list">Find a food bank</ButtonLink>
          <Receipt
            label="What £4 buys"
            title="One week"
            lines={[{ label: 'Oats', value: '£4.00' }]}
          />
        </Stack>
      </Container>
    </Section>
  );
}
