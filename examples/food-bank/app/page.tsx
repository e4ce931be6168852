import { ButtonLink, Heading, Text } from '@tuppence/ui';
import { Receipt } from '@tuppence/ui/brand';
import { Columns, Container, Inline, Section, Stack } from '@tuppence/ui/layout';

/** A server component: the browser gets none of this page's code. */
export default function Home() {
  return (
    <Section tone="strong">
      <Container>
        <Columns split="wideStart">
          <Stack gap={6}>
            <Heading level={1}>Breakfast for every child in Leith</Heading>
            <Text size="lead">We share what shops cannot sell, and what neighbours give.</Text>
            <Inline>
              <ButtonLink href="/list">Find a food bank</ButtonLink>
              <ButtonLink href="/account" tone="secondary">
                Volunteer
              </ButtonLink>
            </Inline>
          </Stack>
          <Receipt
            label="What £4 buys"
            title="One week"
            lines={[{ label: 'Oats', value: '£4.00' }]}
          />
        </Columns>
      </Container>
    </Section>
  );
}
