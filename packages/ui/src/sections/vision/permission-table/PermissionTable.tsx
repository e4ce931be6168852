import { useId } from 'react';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import {
  title as columnTitle,
  head,
  mayNot as mayNotStyle,
  may as mayStyle,
  row,
  table,
} from './PermissionTable.css';

export interface PermissionTableProps {
  title: string;
  lead: string;
  /** Headings of the two columns. */
  columns: { may: string; mayNot: string };
  /** What is allowed, and what is not. Full sentences that make sense without the column headings. */
  rows: readonly { may: string; mayNot: string }[];
}

/** A table of what a machine may do, beside what it may not do (docs/behaviour.md 3.7). */
export function PermissionTable({ title, lead, columns, rows }: PermissionTableProps) {
  const titleId = useId();
  return (
    <Section tone="strong" aria-labelledby={titleId}>
      <Container>
        <Stack gap={12}>
          <SectionHeading id={titleId} title={title} lead={lead} leadTone="muted" />
          <table className={table}>
            <thead className={head}>
              <tr>
                <th scope="col" className={columnTitle}>
                  {columns.may}
                </th>
                <th scope="col" className={columnTitle}>
                  {columns.mayNot}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ may, mayNot }) => (
                <tr key={may} className={row}>
                  <td className={mayStyle}>{may}</td>
                  <td className={mayNotStyle}>{mayNot}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Stack>
      </Container>
    </Section>
  );
}
