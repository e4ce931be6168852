import type { ComponentProps } from 'react';
import { Button } from '../../../components/button/Button';
import { CopyButton } from '../../../components/copy-button/CopyButton';
import { Heading } from '../../../components/heading/Heading';
import { usePrintAlone } from '../../../components/print-alone/use-print-alone';
import { Text } from '../../../components/text/Text';
import { Inline } from '../../../layout/inline/Inline';
import type { KitContent, KitPieceProps } from '../drawing/kit-content';
import type { KitPiece } from '../drawing/kit-sizes';
import { KitNewsletter } from '../newsletter/KitNewsletter';
import { newsletterHtml } from '../newsletter/newsletter-html';
import { KitPoster } from '../poster/KitPoster';
import { KitSquare } from '../square/KitSquare';
import { KitTillCard } from '../till-card/KitTillCard';
import { piece as pieceStyle, pieces } from './CharityKit.css';
import type { CharityKitCopy } from './copy';
import { DrawnPiece } from './DrawnPiece';
import type { KitEvents } from './kit-events';
import { PrintSheet } from './PrintSheet';

interface KitPiecesProps extends KitEvents {
  copy: CharityKitCopy;
  kit: KitContent;
}

/** The pieces of the kit, with their buttons. */
export function KitPieces({ copy, kit, onSave, onFailed, onCopied, onCopyFailed }: KitPiecesProps) {
  const { printed, print } = usePrintAlone();
  const oneLine = kit.charity.replaceAll('\n', ' ');
  const propsOf = (piece: KitPiece): KitPieceProps => ({
    kit,
    words: copy.words,
    label: copy.pieceLabel(copy.pieces[piece].title, oneLine),
  });
  const poster = <KitPoster {...propsOf('poster')} />;
  const card = <KitTillCard {...propsOf('card')} />;
  const html = newsletterHtml(kit, copy.newsletter);
  const newsletter = copy.pieces.newsletter;

  const printOn = (sheet: ComponentProps<typeof PrintSheet>) => () => {
    if (!print(<PrintSheet {...sheet} />)) onFailed('print');
  };
  const events = {
    copy,
    code: kit.code,
    onSave,
    onSaveFailed: (error: unknown) => onFailed('save', error),
  };
  return (
    <div className={pieces}>
      <DrawnPiece piece="poster" {...events} onPrint={printOn({ paper: 'a4', children: poster })}>
        {poster}
      </DrawnPiece>
      <DrawnPiece
        piece="card"
        {...events}
        onPrint={printOn({ paper: 'a6', children: card })}
        onPrintFour={printOn({ paper: 'four', children: card })}
      >
        {card}
      </DrawnPiece>
      <DrawnPiece piece="square" {...events}>
        <KitSquare {...propsOf('square')} />
      </DrawnPiece>
      <div className={pieceStyle({ wide: true })}>
        <div>
          <Heading level={3}>{newsletter.title}</Heading>
          <Text tone="muted">{newsletter.size}</Text>
        </div>
        <KitNewsletter html={html} label={copy.pieceLabel(newsletter.title, oneLine)} />
        <Inline gap={3}>
          <CopyButton
            text={html}
            label={copy.copyHtml}
            tone="primary"
            onCopied={onCopied}
            onCopyFailed={onCopyFailed}
          />
          <Button
            tone="secondary"
            onClick={() =>
              onSave({
                name: `newsletter-${kit.code.toLowerCase()}.html`,
                content: new Blob([html], { type: 'text/html' }),
              })
            }
          >
            {copy.saveHtml}
          </Button>
        </Inline>
      </div>
      {printed}
    </div>
  );
}
