import { Drawing } from '../../brand/drawing/Drawing';
import { Inline } from '../../layout/inline/Inline';
import queue from './queue.svg?raw';
import { badge, line, people, row } from './SocialProof.css';

export interface SocialProofProps {
  text: string;
  /** The number of other people, such as `+74`. */
  more: string;
}

/** Shows that others have joined. */
export function SocialProof({ text, more }: SocialProofProps) {
  return (
    <Inline gap={3}>
      <span className={row}>
        <Drawing file={queue} className={people} />
        <span className={badge} aria-hidden>
          {more}
        </span>
      </span>
      <span className={line}>{text}</span>
    </Inline>
  );
}
