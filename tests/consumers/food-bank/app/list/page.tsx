import { Heading } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { FoodBanks } from './food-banks';

export const metadata = { title: 'Where we are' };

export default function List() {
  return (
    <Section>
      <Container>
        <Stack gap={6}>
          <Heading level={1}>Where we are</Heading>
          <FoodBanks />
        </Stack>
      </Container>
    </Section>
  );
}
