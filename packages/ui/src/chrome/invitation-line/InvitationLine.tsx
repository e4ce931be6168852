import { line } from './InvitationLine.css';

/** Greets an invited visitor in the hero's padding, so that nothing moves. */
export function InvitationLine({ text }: { text: string | undefined }) {
  return text ? <p className={line}>{text}</p> : null;
}
