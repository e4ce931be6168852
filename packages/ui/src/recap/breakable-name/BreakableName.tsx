import { longWord } from './BreakableName.css';

/**
 * A name in a table on a phone. A column grows to fit a word of up to 20 letters; a longer word breaks,
 * because it would leave no room for the other columns.
 */
export function BreakableName({ name }: { name: string }) {
  return <span className={/\S{21}/.test(name) ? longWord : undefined}>{name}</span>;
}
