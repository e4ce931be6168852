import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import * as styles from './PermissionTable.css';

export interface PermissionTableProps {
  title: string;
  lead: string;
  /** The headings of what charities may do, and may not. */
  columns: { may: string; mayNot: string };
  /** Full sentences, because a phone hides the headings. */
  rows: readonly { may: string; mayNot: string }[];
}

/** What a machine may and may not do (docs/behaviour.md 3.7). */
export function PermissionTable({ title, lead, columns, rows }: PermissionTableProps) {
  return (
    <ContainedSection tone="strong" gap={12}>
      <SectionHeading title={title} lead={lead} leadTone="muted" />
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.title}>
              {columns.may}
            </th>
            <th scope="col" className={styles.title}>
              {columns.mayNot}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ may, mayNot }) => (
            <tr key={may} className={styles.row}>
              <td className={styles.may}>{may}</td>
              <td className={styles.mayNot}>{mayNot}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ContainedSection>
  );
}
