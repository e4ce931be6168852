import { longWord } from './BreakableName.css';

/** A name in which a word of more than 20 letters may break. */
export function BreakableName({ name }: { name: string }) {
  return (
    <span className={/\S{21}/.test(name) ? longWord : undefined} translate="no">
      {name}
    </span>
  );
}
