import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { caption, cell, scroller, table } from './Table.css';

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** The content of the row's cell. */
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the end, in the font of receipts. */
  figures?: boolean | undefined;
}

export interface TableProps<Row extends { id: string }> {
  /** The caption. */
  label: string;
  labelHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  /** Each has an `id` of its own. */
  rows: readonly Row[];
}

/** Data that people compare by row and column. A narrow table scrolls sideways. */
export function Table<Row extends { id: string }>({
  label,
  labelHidden = false,
  columns,
  rows,
}: TableProps<Row>) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be keyboard-reachable
    <section className={scroller} tabIndex={0} aria-labelledby={captionId}>
      <table className={table}>
        <caption id={captionId} className={labelHidden ? undefined : caption}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label: head, figures }) => (
              <th key={id} scope="col" className={cell({ head: true, end: figures })}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, cell: contentOf, figures }, position) => {
                const isHead = position === 0;
                const Cell = isHead ? 'th' : 'td';
                const className = cell({ row: isHead, figures, end: figures });
                return (
                  <Cell key={id} scope={isHead ? 'row' : undefined} className={className}>
                    {contentOf(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
