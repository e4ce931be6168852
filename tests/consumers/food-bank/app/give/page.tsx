import { Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { GiveForm } from './give-form';

export const metadata = { title: 'Give' };

export default function Give() {
  return (
    <Section>
      <Container width="narrow">
        <Stack gap={6}>
          <Heading level={1}>Give a breakfast</Heading>
          <Text>£4 feeds one child for a week.</Text>
          <GiveForm />
        </Stack>
      </Container>
    </Section>
  );
}
