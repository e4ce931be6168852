import { Receipt, type ReceiptData } from '../../brand/receipt';
import { CopyButton } from '../../components/copy-button/CopyButton';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { Stack } from '../../layout/stack/Stack';

export interface WaitlistPlaceData {
  /** From 1 to 10,001, which stands for all later ones. Null for somebody who was invited. */
  place: number | null;
  /** Friends who joined with the invite link and confirmed. */
  friends: number;
  /** The invite code. */
  code: string;
}

export interface WaitlistPlaceCopy {
  heading: (place: WaitlistPlaceData) => { title: string; subtitle: string };
  receipt: (place: WaitlistPlaceData) => ReceiptData;
  invite: { title: string; text: (place: WaitlistPlaceData) => string; copy: string };
}

export interface WaitlistPlaceProps {
  copy: WaitlistPlaceCopy;
  place: WaitlistPlaceData;
  /** The invite link. */
  link: string;
  onCopied: (text: string) => void;
}

/** Somebody's place in the queue, and the link with which their friends join. */
export function WaitlistPlace({ copy, place, link, onCopied }: WaitlistPlaceProps) {
  return (
    <Stack gap={8}>
      <Receipt {...copy.receipt(place)} rules="header" />
      <Stack gap={3}>
        <Heading level={2} size="title">
          {copy.invite.title}
        </Heading>
        <Text>{copy.invite.text(place)}</Text>
        <Text translate="no">{link}</Text>
        <Inline>
          <CopyButton text={link} label={copy.invite.copy} onCopied={onCopied} />
        </Inline>
      </Stack>
    </Stack>
  );
}
