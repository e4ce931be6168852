import { Smartphone } from 'lucide-react';
import type { RefObject } from 'react';
import { Dialog } from '../../components/dialog';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { QrCode, type QrCodeProps } from '../../components/qr-code';
import { sizePx } from '../../tokens/size';
import { caption, code, stub, ticket, viewfinder } from './DownloadAppDialog.css';

export interface DownloadAppDialogProps {
  /** Whether it shows. The caller keeps the state. */
  open: boolean;
  /** A person wants it closed. */
  onClose: () => void;
  /** The code of the app-store link: its picture at 200 px, and what it says. */
  qrCode: Pick<QrCodeProps, 'src' | 'value' | 'onLoad' | 'onError'>;
  /** Words of the link to the same listing, for who cannot scan. Default `Open in the App Store`. */
  storeLabel?: string | undefined;
  /** Takes the focus when it closes and what opened it is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** The app's QR code on a ticket, for visitors who are not on an iPhone (docs/behaviour.md 4.2). */
export function DownloadAppDialog({
  open,
  onClose,
  qrCode,
  storeLabel = 'Open in the App Store',
  returnFocusTo,
}: DownloadAppDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Download the app"
      description="Scan this QR code with your iOS device to download the app"
      returnFocusTo={returnFocusTo}
    >
      <figure className={ticket} data-surface="forest">
        <div className={code}>
          <span className={viewfinder}>
            <QrCode {...qrCode} size={sizePx.qrCodeInDialog} label="QR code to download the app" />
          </span>
        </div>
        <figcaption className={stub}>
          <Icon icon={Smartphone} size={24} />
          <span className={caption}>Scan with your iPhone to download</span>
        </figcaption>
      </figure>
      <Link href={qrCode.value} external standalone>
        {storeLabel}
      </Link>
    </Dialog>
  );
}
