import { line } from './InvitationLine.css';

/** Greets an invited visitor above a hero's words. It lies in the hero's padding, so that nothing moves when it comes. */
export function InvitationLine({ text }: { text: string | undefined }) {
  return text ? <p className={line}>{text}</p> : null;
}
