import type { CSSProperties, ReactNode } from 'react';
import { SideScroller } from './SideScroller';

export const headStyle: CSSProperties = { textAlign: 'start', padding: 8 };
export const cellStyle: CSSProperties = { padding: 8 };

/** The name inside `var(...)`. */
export const nameOfVariable = (variable: string) => variable.replace(/^var\(|\)$/g, '');

interface TokenTableProps {
  label: string;
  columns: readonly string[];
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** A table on the Foundations pages. */
export function TokenTable({ label, columns, style, children }: TokenTableProps) {
  return (
    <SideScroller label={label}>
      <table style={style}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" style={headStyle}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </SideScroller>
  );
}
