import { label as labelStyle, panel, shadow, words } from './ClauseSummary.css';

export interface ClauseSummaryProps {
  /** Precedes the summary, visibly. */
  label: string;
  children: string;
}

/** A plain-English summary of a clause. */
export function ClauseSummary({ label, children }: ClauseSummaryProps) {
  return (
    <div className={shadow}>
      <div className={panel} data-surface="raised">
        <p className={labelStyle}>{label}</p>
        <p className={words}>{children}</p>
      </div>
    </div>
  );
}
