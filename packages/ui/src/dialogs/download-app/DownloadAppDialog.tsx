'use client';

import { Smartphone } from 'lucide-react';
import type { RefObject } from 'react';
import { Dialog } from '../../components/dialog';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { QrCode, type QrCodeProps } from '../../components/qr-code';
import { sizePx } from '../../tokens/size';
import { caption, code, stub, ticket, viewfinder } from './DownloadAppDialog.css';

/** The words of the dialog. */
export interface DownloadAppCopy {
  /** Names the dialog. */
  title: string;
  /** What to do. */
  description: string;
  /** What the code is, for assistive technology. */
  qrLabel: string;
  /** Below the code. */
  caption: string;
  /** Words of the link to the same listing, for visitors who cannot scan. */
  store: string;
}

export interface DownloadAppDialogProps {
  /** The words. */
  copy: DownloadAppCopy;
  /** Whether it shows. The caller keeps the state. */
  open: boolean;
  /** A person wants it closed. */
  onClose: () => void;
  /** The code of the app-store link: its picture at 200 px, and what it says. */
  qrCode: Pick<QrCodeProps, 'src' | 'value' | 'onLoad' | 'onError'>;
  /** Takes the focus when it closes and what opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** The app's QR code on a ticket, for visitors who are not on an iPhone (docs/behaviour.md 4.2). */
export function DownloadAppDialog({
  copy,
  open,
  onClose,
  qrCode,
  returnFocusTo,
}: DownloadAppDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.description}
      returnFocusTo={returnFocusTo}
    >
      <figure className={ticket} data-surface="forest">
        <div className={code}>
          <span className={viewfinder}>
            <QrCode {...qrCode} size={sizePx.qrCodeInDialog} label={copy.qrLabel} />
          </span>
        </div>
        <figcaption className={stub}>
          <Icon icon={Smartphone} size={24} />
          <span className={caption}>{copy.caption}</span>
        </figcaption>
      </figure>
      <Link href={qrCode.value} external standalone>
        {copy.store}
      </Link>
    </Dialog>
  );
}
