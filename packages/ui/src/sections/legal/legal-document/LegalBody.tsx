import { Text } from '../../../components/text/Text';
import { FactList } from './FactList';
import { block as blockStyle, body, list } from './LegalDocument.css';
import type { LegalBlock, RichText } from './legal-text';
import { Rich } from './Rich';

const keyOf = (text: RichText) => (typeof text === 'string' ? text : JSON.stringify(text));

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'facts') return <FactList rows={block.rows} />;
  if (block.kind === 'list') {
    return (
      <ul className={list}>
        {block.items.map((item) => (
          <li key={keyOf(item)}>
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
