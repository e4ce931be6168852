import { QueuePerson, queuePeople } from './QueuePerson';
import { badge, line, queue, socialProof } from './SocialProof.css';

export interface SocialProofProps {
  text: string;
  /** How many people there are besides those drawn, on the ticket: `+74`. */
  more: string;
}

/** The front of a queue, a ticket with the number of those behind, and how many already use the product. */
export function SocialProof({ text, more }: SocialProofProps) {
  return (
    <div className={socialProof}>
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
    </div>
  );
}
