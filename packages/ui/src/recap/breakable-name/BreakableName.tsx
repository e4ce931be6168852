import { longWord } from './BreakableName.css';

/** A name in a table. A word of more than 20 letters breaks, to leave room for the other columns. */
export function BreakableName({ name }: { name: string }) {
  return <span className={/\S{21}/.test(name) ? longWord : undefined}>{name}</span>;
}
