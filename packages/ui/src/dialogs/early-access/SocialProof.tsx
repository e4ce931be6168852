import { Face, faces } from './Face';
import { avatars, badge, line, socialProof } from './SocialProof.css';

export interface SocialProofProps {
  text: string;
  /** How many more, on the last coin of the row: `+74`. */
  more: string;
}

/** A row of drawn faces, with how many people use the product. */
export function SocialProof({ text, more }: SocialProofProps) {
  return (
    <div className={socialProof}>
      <span className={avatars}>
        {faces.map((face) => (
          <Face key={face.hair} {...face} />
        ))}
        <span className={badge} aria-hidden>
          {more}
        </span>
      </span>
      <span className={line}>{text}</span>
    </div>
  );
}
