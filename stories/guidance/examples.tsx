import {
  Button,
  ButtonLink,
  Checkbox,
  Heading,
  Link,
  Notice,
  RadioGroup,
  Select,
  Text,
  TextField,
} from '@tuppence/ui';
import { Inline, Stack } from '@tuppence/ui/layout';
import type { ReactNode } from 'react';

export interface Example {
  picture: ReactNode;
  reason: string;
}

const amounts = ['£5', '£10', '£20'].map((label) => ({ value: label, label }));

/** By story title. */
export const examples: Record<string, { good: Example; bad: Example }> = {
  'Components/Button': {
    good: {
      picture: (
        <Inline gap={3}>
          <Button>Give £10</Button>
          <Button tone="secondary">Not now</Button>
        </Inline>
      ),
      reason: 'One primary button, named after what it does.',
    },
    bad: {
      picture: (
        <Inline gap={3}>
          <Button>Yes</Button>
          <Button>No</Button>
        </Inline>
      ),
      reason: 'Neither button stands out, and the labels make no sense without the question.',
    },
  },
  'Components/ButtonLink': {
    good: {
      picture: <ButtonLink href="#charities">Find your charity</ButtonLink>,
      reason: 'It says where it leads.',
    },
    bad: {
      picture: <ButtonLink href="#charities">Click here</ButtonLink>,
      reason: 'In a list of links it says only "Click here".',
    },
  },
  'Components/Checkbox': {
    good: {
      picture: <Checkbox label="Email me when the app is ready" />,
      reason: 'A tick says yes to the sentence.',
    },
    bad: {
      picture: <Checkbox label="Don’t send me no emails" />,
      reason: 'Two negatives: what does a tick mean?',
    },
  },
  'Components/Heading': {
    good: {
      picture: (
        <Stack gap={2}>
          <Heading level={3} size="title">
            Opening hours
          </Heading>
          <Text>Monday to Friday, 9 to 5.</Text>
        </Stack>
      ),
      reason: 'The level follows the page’s outline; the size is independent of it.',
    },
    bad: {
      picture: (
        <Stack gap={2}>
          <Text>
            <strong>Opening hours</strong>
          </Text>
          <Text>Monday to Friday, 9 to 5.</Text>
        </Stack>
      ),
      reason: 'Bold text is not a heading: screen readers cannot jump to it.',
    },
  },
  'Components/Link': {
    good: {
      picture: (
        <Text>
          Read <Link href="#fees">how the fee is paid</Link>.
        </Text>
      ),
      reason: 'The link text makes sense on its own.',
    },
    bad: {
      picture: (
        <Text>
          To read how the fee is paid, click <Link href="#fees">here</Link>.
        </Text>
      ),
      reason: '"here" says nothing in a list of links.',
    },
  },
  'Components/Notice': {
    good: {
      picture: <Notice title="Payments are late today">Gifts arrive by Friday.</Notice>,
      reason: 'What happened, and what it means for the reader.',
    },
    bad: {
      picture: <Notice title="Error 503">Service unavailable.</Notice>,
      reason: 'A code is for logs. Say what to do.',
    },
  },
  'Components/RadioGroup': {
    good: {
      picture: <RadioGroup label="Amount" options={amounts} defaultValue="£10" />,
      reason: 'There are few choices, and all are visible.',
    },
    bad: {
      picture: <Select label="Amount" options={amounts} defaultValue="£10" />,
      reason: 'The three choices are hidden until the list is opened.',
    },
  },
  'Components/TextField': {
    good: {
      picture: <TextField label="Email" description="We write once." type="email" />,
      reason: 'The label stays, and the help is there before an error.',
    },
    bad: {
      picture: <TextField label="Email" labelHidden placeholder="Email (we write once)" />,
      reason: 'The only visible label disappears with the first letter.',
    },
  },
};
