'use client';

import { Download } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { pngOf } from '../../brand/drawing/png-of';
import { useFonts } from '../../brand/drawing/use-fonts';
import { Button } from '../../components/button/Button';
import { type PicturedReceipt, ReceiptPicture, receiptPicturePx } from './ReceiptPicture';
import { drawnAside } from './SaveReceipt.css';

export interface SaveReceiptProps {
  copy: { save: string; saving: string };
  receipt: PicturedReceipt;
  /** The name and address drawn at the foot. */
  site: { name: string; address: string };
  /** With extension. */
  fileName: string;
  /** Called with the PNG. */
  onSave: (file: File) => void;
  /** Called if the browser cannot draw it. */
  onFailed: (error: unknown) => void;
}

/** The last line of a receipt, with a button that saves the receipt as a picture. */
export function SaveReceipt(props: SaveReceiptProps) {
  const { copy, receipt, site, fileName, onSave, onFailed } = props;
  const [wanted, setWanted] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const fonts = useFonts(wanted ? JSON.stringify(receipt) : '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: one press makes one picture
  useEffect(() => {
    if (!wanted || !fonts || !drawing.current) return;
    pngOf(drawing.current, receiptPicturePx.width, receiptPicturePx.height)
      .then((png) => onSave(new File([png], fileName, { type: png.type })))
      .catch(onFailed)
      .finally(() => setWanted(false));
  }, [wanted, fonts]);

  return (
    <>
      <span>{receipt.footer}</span>
      <br />
      <Button
        tone="quiet"
        size="small"
        icon={Download}
        pending={wanted}
        pendingLabel={copy.saving}
        onClick={() => setWanted(true)}
      >
        {copy.save}
      </Button>
      {wanted && fonts ? (
        <div className={drawnAside} aria-hidden>
          <ReceiptPicture receipt={receipt} site={site} ref={drawing} />
        </div>
      ) : null}
    </>
  );
}
