'use client';

import { Smartphone } from 'lucide';
import { ButtonLink } from '../../components/button/ButtonLink';
import { Dialog } from '../../components/dialog/Dialog';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { QrCode, type QrCodeProps } from '../../components/qr-code/QrCode';
import { Inline } from '../../layout/inline/Inline';
import { sizePx } from '../../tokens/size';
import { caption, code, stub, ticket, viewfinder } from './GetAppDialog.css';

export interface GetAppDialogCopy {
  title: string;
  description: string;
  qrLabel: string;
  caption: string;
  store: string;
  /** The way for people without an iPhone. */
  otherwise: { href: string; label: string };
}

export interface GetAppDialogProps {
  copy: GetAppDialogCopy;
  open: boolean;
  onClose: () => void;
  /** The App Store link's code, shown at 200 px. */
  qrCode: Pick<QrCodeProps, 'src' | 'value' | 'onError'>;
}

/** The app's QR code on a ticket (docs/behaviour.md 4.2). */
export function GetAppDialog({ copy, open, onClose, qrCode }: GetAppDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} description={copy.description}>
      <figure className={ticket} data-surface="strong">
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
      <Inline justify="center">
        <ButtonLink tone="secondary" href={qrCode.value} external>
          {copy.store}
        </ButtonLink>
        <Link {...copy.otherwise} standalone onClick={onClose} />
      </Inline>
    </Dialog>
  );
}
