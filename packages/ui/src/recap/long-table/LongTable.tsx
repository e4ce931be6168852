import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/Button';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { useUnfolding } from '../../hooks/use-unfolding';
import { Stack } from '../../layout/stack/Stack';

interface LongTableProps<Row extends { id: string }, Column extends string> {
  copy: { columns: Record<Column, string>; showAll: (count: number) => string };
  /** Accessible name. */
  label: string;
  columns: readonly (readonly [column: Column, headClass: string])[];
  rows: readonly Row[];
  cellsOf: (row: Row) => ReactNode;
  foot: (shown: number) => ReactNode;
  /** Shows all rows, without a button. */
  whole?: boolean | undefined;
  /** A folded row is hidden on screen, but printed. */
  styles: {
    frame: string;
    table: string;
    tableHead?: string;
    tableBody?: string;
    row?: string;
    foldedRow: string;
  };
}

/** Shows the first rows and a button for more; paper shows all. */
export function LongTable<Row extends { id: string }, Column extends string>({
  copy,
  label,
  columns,
  rows,
  cellsOf,
  foot,
  whole = false,
  styles,
}: LongTableProps<Row, Column>) {
  const { showFewer = 'Show fewer', showMore = (count) => `Show ${count} more` } =
    useControlWords();
  const tableId = useId();
  const { shown, drawn, folds, left, next, firstNew, target, press } = useUnfolding(
    rows.length,
    whole,
  );
  return (
    <Stack gap={4} align="start">
      <div className={styles.frame}>
        <table id={tableId} className={styles.table} aria-label={label}>
          <thead className={styles.tableHead}>
            <tr>
              {columns.map(([column, headClass]) => (
                <th key={column} scope="col" className={headClass}>
                  {copy.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.tableBody}>
            {rows.slice(0, drawn).map((row, index) => (
              <tr
                key={row.id}
                className={index < shown ? styles.row : styles.foldedRow}
                {...(index === firstNew ? { ref: target, tabIndex: -1 } : {})}
              >
                {cellsOf(row)}
              </tr>
            ))}
          </tbody>
          {/* Browsers would repeat a tfoot on every printed page. */}
          <tbody className={styles.tableBody}>{foot(shown)}</tbody>
        </table>
      </div>
      {folds ? (
        <Button tone="secondary" aria-expanded={left === 0} aria-controls={tableId} onClick={press}>
          {left === 0 ? showFewer : next < left ? showMore(next) : copy.showAll(rows.length)}
        </Button>
      ) : null}
    </Stack>
  );
}
