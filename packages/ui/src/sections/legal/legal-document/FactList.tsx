import { facts, row, term } from './FactList.css';
import type { RichText } from './legal-text';
import { Rich } from './Rich';

/** Terms and their meanings, one per line, as on a receipt. */
export function FactList({ rows }: { rows: readonly { term: string; detail: RichText }[] }) {
  return (
    <dl className={facts}>
      {rows.map((fact) => (
        <div key={fact.term} className={row}>
          <dt className={term}>{fact.term}</dt>
          <dd>
            <Rich text={fact.detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
