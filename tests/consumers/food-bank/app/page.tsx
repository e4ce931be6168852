import { ButtonLink, Heading, Text } from '@tuppence/ui';
import { Receipt } from '@tuppence/ui/brand';
import { Columns, Container, Inline, Section, Stack } from '@tuppence/ui/layout';

/** A server component: the browser gets no code of this page. */
export default function Home() {
  return (
    <>
      <Section tone="strong">
        <Container>
          <Columns split="wideStart" align="center">
            <Stack gap={6}>
              <Heading level={1} size="display">
                Breakfast for every child in Leith
              </Heading>
              <Text size="lead">We share what shops cannot sell, and what neighbours give.</Text>
              <Inline stacked>
                <ButtonLink href="https://donate.example/harbour-street" size="large">
                  Give £4
                </ButtonLink>
                <ButtonLink href="/list" size="large" tone="secondary">
                  Find a food bank
                </ButtonLink>
              </Inline>
            </Stack>
            <Receipt
              label="What £4 buys"
              title="One week"
              lines={[
                { label: 'Oats', value: '£1.20' },
                { label: 'Milk', value: '£1.80' },
                { label: 'Apples', value: '£1.00' },
              ]}
              total={{ label: 'You give', value: '£4.00' }}
            />
          </Columns>
        </Container>
      </Section>
      <Section tone="accent" space="compact" aria-labelledby="volunteer">
        <Container>
          <Inline justify="between">
            <Heading level={2} id="volunteer">
              Two hours on a Saturday?
            </Heading>
            <ButtonLink href="/account">Volunteer</ButtonLink>
          </Inline>
        </Container>
      </Section>
    </>
  );
}
