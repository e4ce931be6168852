import { longWord } from './BreakableName.css';

/** A name in a table or list. A word of more than 20 letters may break, to leave room beside it. */
export function BreakableName({ name }: { name: string }) {
  return <span className={/\S{21}/.test(name) ? longWord : undefined}>{name}</span>;
}
