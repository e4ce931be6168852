import { Heading } from '@tuppence/ui';

export default function Offers() {
  return (
    <main>
      <Heading level={1}>Two loaves for one</Heading>
    </main>
  );
}
