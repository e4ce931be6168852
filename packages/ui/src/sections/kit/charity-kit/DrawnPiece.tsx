import { type ReactNode, useRef, useState } from 'react';
import { pngOf } from '../../../brand/drawing/png-of';
import { Button } from '../../../components/button/Button';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { Inline } from '../../../layout/inline/Inline';
import { type KitPiece, kitSizes } from '../drawing/kit-sizes';
import { standaloneSvg } from '../drawing/standalone-svg';
import { drawing, piece as pieceStyle } from './CharityKit.css';
import type { CharityKitCopy } from './copy';

export interface KitFile {
  name: string;
  content: Blob;
}

interface DrawnPieceProps {
  piece: KitPiece;
  copy: CharityKitCopy;
  code: string;
  children: ReactNode;
  onPrint?: (() => void) | undefined;
  onPrintFour?: (() => void) | undefined;
  onSave: (file: KitFile) => void;
  onSaveFailed: (error: unknown) => void;
}

/** A piece of the kit with its buttons. */
export function DrawnPiece({
  piece,
  copy,
  code,
  children,
  onPrint,
  onPrintFour,
  onSave,
  onSaveFailed,
}: DrawnPieceProps) {
  const frame = useRef<HTMLElement>(null);
  const [saving, setSaving] = useState<'png' | 'svg'>();
  const { title, size } = copy.pieces[piece];

  async function save(format: 'png' | 'svg') {
    const drawn = frame.current?.querySelector('svg');
    if (!drawn) return;
    setSaving(format);
    try {
      const { width, height } = kitSizes[piece];
      const content =
        format === 'png'
          ? await pngOf(drawn, width, height)
          : new Blob([await standaloneSvg(drawn)], { type: 'image/svg+xml' });
      onSave({ name: `${piece}-${code.toLowerCase()}.${format}`, content });
    } catch (error) {
      onSaveFailed(error);
    } finally {
      setSaving(undefined);
    }
  }

  const button = (label: string, onClick: () => void, format?: 'png' | 'svg') => (
    <Button
      tone={format ? 'secondary' : 'primary'}
      onClick={onClick}
      aria-label={`${label}: ${title}`}
      pending={saving === format && format !== undefined}
      pendingLabel={copy.saving}
    >
      {label}
    </Button>
  );
  return (
    <div className={pieceStyle({ tall: piece === 'poster' })}>
      <div>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{size}</Text>
      </div>
      <figure ref={frame} className={drawing}>
        {children}
      </figure>
      <Inline gap={3}>
        {onPrint ? button(copy.print, onPrint) : null}
        {onPrintFour ? (
          <Button tone="secondary" onClick={onPrintFour}>
            {copy.printFour}
          </Button>
        ) : null}
        {button(copy.savePng, () => save('png'), 'png')}
        {button(copy.saveSvg, () => save('svg'), 'svg')}
      </Inline>
    </div>
  );
}
