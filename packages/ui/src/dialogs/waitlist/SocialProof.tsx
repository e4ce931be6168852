import { Inline } from '../../layout/inline/Inline';
import { QueuePerson, queuePeople } from './QueuePerson';
import { badge, line, queue } from './SocialProof.css';

export interface SocialProofProps {
  text: string;
  /** The number of other people, such as `+74`. */
  more: string;
}

/** Shows that others have joined. */
export function SocialProof({ text, more }: SocialProofProps) {
  return (
    <Inline gap={3}>
      <span className={queue}>
        <svg viewBox="0 0 108 44" width={108} height={44} aria-hidden focusable="false">
          {queuePeople.map((person, index) => (
            <QueuePerson key={person.hair} {...person} left={index * 25 - 4} />
          ))}
        </svg>
        <span className={badge} aria-hidden>
          {more}
        </span>
      </span>
      <span className={line}>{text}</span>
    </Inline>
  );
}
