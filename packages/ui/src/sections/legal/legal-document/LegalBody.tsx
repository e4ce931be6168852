import { TextWithLinks } from '../../../components/link/TextWithLinks';
import { Text } from '../../../components/text/Text';
import * as styles from './LegalDocument.css';
import type { LegalBlock } from './legal-text';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'object' && 'facts' in block) {
    return (
      <dl className={styles.facts}>
        {Object.entries(block.facts).map(([term, detail]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (typeof block === 'object' && 'list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={JSON.stringify(item)}>
            <TextWithLinks text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Text>
      <TextWithLinks text={block} />
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
