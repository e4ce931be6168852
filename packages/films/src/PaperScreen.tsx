import { Receipt, type ReceiptData } from '@tuppence/ui/brand';

interface PaperScreenProps {
  title: string;
  receipt: ReceiptData;
  printed: number;
  /** Whether the total and the footer are printed. */
  totalled: boolean;
}

/** A phone screen with a receipt that prints line by line. */
export function PaperScreen({ title, receipt, printed, totalled }: PaperScreenProps) {
  const { total, footer, ...rest } = receipt;
  return (
    <div
      data-surface="page"
      style={{
        position: 'absolute',
        inset: 0,
        padding: '4.5em 1.25em 0',
        display: 'grid',
        gap: '1.5em',
        alignContent: 'start',
      }}
    >
      <p
        style={{
          fontFamily: 'Bricolage Grotesque',
          fontSize: '1.75em',
          fontWeight: 800,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </p>
      <Receipt
        {...rest}
        lines={receipt.lines.slice(0, printed)}
        total={totalled ? total : undefined}
        footer={totalled ? footer : undefined}
      />
    </div>
  );
}
