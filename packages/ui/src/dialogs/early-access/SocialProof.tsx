import { Face, faces } from './Face';
import { avatars, badge, line, socialProof } from './SocialProof.css';

export interface SocialProofProps {
  /** Default `500+ others already use the product` (docs/behaviour.md 4.3). */
  text?: string | undefined;
  /** How many more than the faces, on the last coin of the row. Default `+74` (docs/behaviour.md 4.3). */
  more?: string | undefined;
}

/** A row of drawn faces, and how many use the product already. */
export function SocialProof({
  text = '500+ others already use the product',
  more = '+74',
}: SocialProofProps) {
  return (
    <div className={socialProof}>
      <span className={avatars}>
        {faces.map((face) => (
          <Face key={face.hair} {...face} />
        ))}
        <span className={badge}>{more}</span>
      </span>
      <span className={line}>{text}</span>
    </div>
  );
}
