import { label as labelStyle, panel, shadow, words } from './ClauseSummary.css';

export interface ClauseSummaryProps {
  /** Label of the summary: `In short`. */
  label: string;
  /** The plain-English summary: one or two sentences. */
  children: string;
}

/** A note in the margin that says a clause in plain English. Only the clause itself is binding. */
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
