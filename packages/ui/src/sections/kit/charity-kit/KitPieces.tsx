'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { CopyButton } from '../../../components/copy-button';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import type { KitContent, KitPieceProps } from '../drawing/kit-content';
import type { KitPiece } from '../drawing/kit-sizes';
import { KitNewsletter } from '../newsletter/KitNewsletter';
import { newsletterHtml } from '../newsletter/newsletter-html';
import { KitPoster } from '../poster';
import { KitSquare } from '../square';
import { KitTillCard } from '../till-card';
import { buttons, piece as pieceStyle, pieces } from './CharityKit.css';
import type { CharityKitCopy } from './copy';
import { DrawnPiece } from './DrawnPiece';
import type { KitEvents } from './kit-events';
import { PrintSheet, type PrintSheetProps } from './PrintSheet';

interface KitPiecesProps extends KitEvents {
  copy: CharityKitCopy;
  kit: KitContent;
}

/** Everything that the kit holds. */
export function KitPieces({ copy, kit, onSave, onFailed, onCopied, onCopyFailed }: KitPiecesProps) {
  const [printed, setPrinted] = useState<{ paper: PrintSheetProps['paper']; content: ReactNode }>();
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

  const print = (paper: PrintSheetProps['paper'], content: ReactNode) => () => {
    if (typeof window.print === 'function') setPrinted({ paper, content });
    else onFailed('print');
  };
  const events = {
    copy,
    code: kit.code,
    onSave,
    onSaveFailed: (error: unknown) => onFailed('save', error),
  };
  return (
    <div className={pieces}>
      <DrawnPiece piece="poster" {...events} onPrint={print('a4', poster)}>
        {poster}
      </DrawnPiece>
      <DrawnPiece
        piece="card"
        {...events}
        onPrint={print('a6', card)}
        onPrintFour={print('four', card)}
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
        <div className={buttons}>
          <CopyButton
            text={html}
            label={copy.copyHtml}
            tone="primary"
            onCopied={onCopied}
            onFailed={onCopyFailed}
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
        </div>
      </div>
      {printed ? (
        <PrintSheet paper={printed.paper} onDone={() => setPrinted(undefined)}>
          {printed.content}
        </PrintSheet>
      ) : null}
    </div>
  );
}
