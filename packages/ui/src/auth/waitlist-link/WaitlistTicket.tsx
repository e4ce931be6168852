import { Drawing } from '../../brand/drawing/Drawing';
import { Heading } from '../../components/heading/Heading';
import { Text } from '../../components/text/Text';
import queueDrawing from '../../dialogs/waitlist/queue.svg?raw';
import { Stack } from '../../layout/stack/Stack';
import { number, point, points, queue, ticket } from './WaitlistTicket.css';

export interface WaitlistTicketCopy {
  title: string;
  /** What happens, in order. */
  points: readonly string[];
}

/** The queue, and the ticket that says what joining it means. */
export function WaitlistTicket({ copy }: { copy: WaitlistTicketCopy }) {
  return (
    <Stack gap="none">
      <Drawing file={queueDrawing} className={queue} />
      <div className={ticket} data-surface="raised">
        <Stack gap={6}>
          <Heading level={2} size="heading">
            {copy.title}
          </Heading>
          <ol className={points}>
            {copy.points.map((text, index) => (
              <li key={text} className={point}>
                <span className={number} aria-hidden>
                  {index + 1}
                </span>
                <Text as="span">{text}</Text>
              </li>
            ))}
          </ol>
        </Stack>
      </div>
    </Stack>
  );
}
