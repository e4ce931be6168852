import { Fragment } from 'react';
import { Link } from '../../../components/link/Link';
import { Text } from '../../../components/text/Text';
import * as styles from './LegalDocument.css';
import type { LegalBlock, RichText } from './legal-text';

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((run) =>
    typeof run === 'string' ? (
      <Fragment key={run}>{run}</Fragment>
    ) : (
      <Link key={run.href} href={run.href} external={run.href.startsWith('https:')}>
        {run.text}
      </Link>
    ),
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'facts') {
    return (
      <dl className={styles.facts}>
        {block.rows.map(({ term, detail }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              <Rich text={detail} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={JSON.stringify(item)}>
            <Rich text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Text>
      <Rich text={block.text} />
    </Text>
  );
}

export function LegalBody({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block) => (
        <div key={JSON.stringify(block)} className={styles.block}>
          <Block block={block} />
        </div>
      ))}
    </div>
  );
}
