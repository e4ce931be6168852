import { figure as figureStyle, rule, ticket, unit as unitStyle } from './PromiseTicket.css';

export interface PromiseTicketProps {
  /** Small words at the head: `Your turn within`. */
  label: string;
  /** The promise: `30`. */
  figure: string;
  /** Its unit: `minutes`. */
  unit: string;
  /** What happens then. */
  note: string;
}

/** Says how soon an answer comes, drawn as the ticket of a queue. Not a control. */
export function PromiseTicket({ label, figure, unit, note }: PromiseTicketProps) {
  return (
    <div className={ticket} data-surface="card">
      <p className={rule}>{label}</p>
      <p>
        <span className={figureStyle}>{figure}</span> <span className={unitStyle}>{unit}</span>
      </p>
      <p className={rule}>{note}</p>
    </div>
  );
}
