import { Heading } from '../../../components/heading/Heading';
import { Link } from '../../../components/link/Link';
import { Text } from '../../../components/text/Text';
import { Columns } from '../../../layout/columns/Columns';
import { onScreen } from '../../../layout/on-screen.css';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { page } from './ApiPages.css';

export interface ApiPagesProps {
  title: string;
  /** The pages, in order. */
  pages: readonly { href: string; label: string; text: string }[];
}

/** Links to the pages about the API. */
export function ApiPages({ title, pages }: ApiPagesProps) {
  return (
    <div className={onScreen}>
      <ContainedSection gap={6}>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <Columns as="ul" split="quarters" gap={8}>
          {pages.map(({ href, label, text }) => (
            <li key={href} className={page}>
              <Link href={href} label={label} standalone />
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </Columns>
      </ContainedSection>
    </div>
  );
}
