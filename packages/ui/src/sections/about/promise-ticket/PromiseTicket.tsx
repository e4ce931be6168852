import { figure as figureStyle, rule, ticket, unit as unitStyle } from './PromiseTicket.css';

export interface PromiseTicketProps {
  /** The words above the figure. */
  label: string;
  figure: string;
  /** The word after the figure. */
  unit: string;
  note: string;
}

/** A queue ticket that shows how soon we answer. */
export function PromiseTicket({ label, figure, unit, note }: PromiseTicketProps) {
  return (
    <div className={ticket} data-surface="raised">
      <p className={rule}>{label}</p>
      <p>
        <span className={figureStyle}>{figure}</span> <span className={unitStyle}>{unit}</span>
      </p>
      <p className={rule}>{note}</p>
    </div>
  );
}
