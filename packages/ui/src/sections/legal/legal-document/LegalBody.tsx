import { Text } from '../../../components/text/Text';
import { FactList } from './FactList';
import { block as blockStyle, body, list } from './LegalDocument.css';
import type { LegalBlock } from './legal-text';
import { Rich } from './Rich';

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'facts') return <FactList rows={block.rows} />;
  if (block.kind === 'list') {
    return (
      <ul className={list}>
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
    <div className={body}>
      {blocks.map((block) => (
        <div key={JSON.stringify(block)} className={blockStyle}>
          <Block block={block} />
        </div>
      ))}
    </div>
  );
}
