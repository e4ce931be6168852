import { ButtonLink, Heading, Text } from '@tuppence/ui';
import { ReceiptPaper } from '@tuppence/ui/brand';
import { Stack } from '@tuppence/ui/layout';
import { Shop } from './Shop.jsx';

/** A server component: only `Shop` is sent to the browser as code. */
export default async function Page() {
  return (
    <main>
      <Stack gap={6}>
        <Heading level={1}>A shop of somebody else</Heading>
        <Text>Open until six.</Text>
        <ReceiptPaper>One loaf</ReceiptPaper>
        <ButtonLink href="/offers">Offers</ButtonLink>
        <Shop />
      </Stack>
    </main>
  );
}
