import { Check } from 'lucide-react';
import { inlineVars } from '../../styles/inline-vars';
import { Barcode } from '../barcode';
import { type BrandName, Wordmark } from '../wordmark';
import { ScreenBottom } from './ScreenBottom';
import {
  balance as balanceStyle,
  code as codeStyle,
  light,
  mark,
  message as messageStyle,
  messageText,
  mode,
  modes as modesStyle,
  panel,
  scanAt as scanAtVar,
  tick,
} from './SpendInStore.css';
import { icon, screen, small, title as titleStyle } from './screen.css';

export interface SpendInStoreProps {
  /** Head of the screen. */
  title: string;
  /** Names of the two ways to spend; the first is the current one. */
  modes: readonly [string, string];
  /** Whose card is shown. */
  brand: BrandName;
  /** What is left on the card, ready to read. */
  balance: string;
  /** What the figure is. */
  balanceLabel: string;
  /** What the barcode says; also written beneath. */
  code: string;
  /** What to do, or what has happened. */
  message: string;
  /** The till has taken the card: the message gets a tick. Default false. */
  paid?: boolean | undefined;
  /** Light of the scanner on the panel, 0 (top) to 1. Default: none. */
  scanAt?: number | undefined;
}

/** Screen of the app: the barcode that the till scans, and the code beneath. Stands in a `Phone` with light status. */
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
    <div className={screen} data-surface="forest">
      <div className={titleStyle}>{title}</div>
      <div className={modesStyle}>
        {modes.map((name, index) => (
          <div key={name} className={mode({ current: index === 0 })}>
            {name}
          </div>
        ))}
      </div>
      <div className={panel} data-surface="card">
        <div className={mark}>
          <Wordmark brand={brand} size={40} />
        </div>
        <div className={balanceStyle}>{balance}</div>
        <div className={small}>{balanceLabel}</div>
        <Barcode value={code} height="scaled" showText={false} />
        <div className={codeStyle}>{code}</div>
        {scanAt !== undefined && (
          <span className={light} style={inlineVars({ [scanAtVar]: String(scanAt) })} />
        )}
      </div>
      <div className={messageStyle}>
        {paid && (
          <span className={tick}>
            <Check className={icon({ size: 'normal' })} aria-hidden="true" />
          </span>
        )}
        <span className={messageText}>{message}</span>
      </div>
      <ScreenBottom current="spend" />
    </div>
  );
}
