import type { CSSProperties, ReactNode } from 'react';

export const headStyle: CSSProperties = { textAlign: 'start', padding: 8 };
export const cellStyle: CSSProperties = { padding: 8 };

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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
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
    </section>
  );
}
