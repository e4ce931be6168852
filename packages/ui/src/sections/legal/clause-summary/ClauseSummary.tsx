import { label as labelStyle, panel, shadow, words } from './ClauseSummary.css';

export interface ClauseSummaryProps {
  /** What the slip is: `In short`. */
  label: string;
  /** The plain-English summary: one or two sentences. */
  children: string;
}

/** A torn-off slip in the margin that says a clause in plain English. It explains; the clause rules. */
export function ClauseSummary({ label, children }: ClauseSummaryProps) {
  return (
    <div className={shadow}>
      <div className={panel} data-surface="card">
        <p className={labelStyle}>{label}</p>
        <p className={words}>{children}</p>
      </div>
    </div>
  );
}
