import { Check } from 'lucide';
import { Icon } from '../../components/icon/Icon';
import { inlineVars } from '../../styles/inline-vars';
import { Barcode } from '../barcode/Barcode';
import type { BrandName } from '../wordmark/brands';
import { Wordmark } from '../wordmark/Wordmark';
import { em } from './em';
import { ScreenBottom } from './ScreenBottom';
import * as styles from './SpendInStore.css';
import { screen, small, title as titleStyle } from './screen.css';

export interface SpendInStoreProps {
  title: string;
  /** The first is selected. */
  modes: readonly [string, string];
  brand: BrandName;
  /** What is left on the drawn card, formatted. */
  balance: string;
  balanceLabel: string;
  code: string;
  message: string;
  /** Shows the screen after the till has scanned the card. */
  paid?: boolean | undefined;
  /** Position of the scanner's light, from 0 (top) to 1. Default: no light. */
  scanAt?: number | undefined;
}

/** App screen: the barcode for the till. Use it in a `Phone` with a light status bar. */
export function SpendInStore({
  title,
  modes,
  brand,
  balance,
  balanceLabel,
  code,
  message,
  paid = false,
  scanAt,
}: SpendInStoreProps) {
  return (
    <div className={screen} data-surface="strong">
      <div className={titleStyle}>{title}</div>
      <div className={styles.modes}>
        {modes.map((name, index) => (
          <div key={name} className={styles.mode({ current: index === 0 })}>
            {name}
          </div>
        ))}
      </div>
      <div className={styles.panel} data-surface="raised">
        <div className={styles.mark}>
          <Wordmark brand={brand} size={40} />
        </div>
        <div className={styles.balance}>{balance}</div>
        <div className={small}>{balanceLabel}</div>
        <Barcode value={code} height="scaled" showText={false} />
        <div className={styles.code}>{code}</div>
        {scanAt !== undefined && (
          <span className={styles.light} style={inlineVars({ [styles.scanAt]: String(scanAt) })} />
        )}
      </div>
      <div className={styles.message}>
        {paid && (
          <span className={styles.tick}>
            <Icon icon={Check} size={em(24)} />
          </span>
        )}
        <span className={styles.messageText}>{message}</span>
      </div>
      <ScreenBottom current="spend" />
    </div>
  );
}
