import { Heading } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { AccountForm } from './account-form';

export const metadata = { title: 'Volunteer' };

export default function Account() {
  return (
    <Section tone="quiet">
      <Container width="narrow">
        <Stack gap={6}>
          <Heading level={1}>Volunteer with us</Heading>
          <AccountForm />
        </Stack>
      </Container>
    </Section>
  );
}
