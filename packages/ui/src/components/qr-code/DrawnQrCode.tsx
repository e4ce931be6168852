import { useEffect, useState } from 'react';
import { Link } from '../link/Link';
import { drawing } from './QrCode.css';

interface Drawing {
  value: string;
  edge: number;
  path: string;
}

async function draw(value: string): Promise<Drawing> {
  // Imported on demand, because most visitors get the image.
  const { encode } = await import('uqr');
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { value, edge: size, path };
}

/** A QR code drawn in the page, or a link if that fails. */
export function DrawnQrCode({ value, label }: { value: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawing>();
  const [failedValue, setFailedValue] = useState<string>();

  useEffect(() => {
    let current = true;
    draw(value).then(
      (result) => current && setDrawn(result),
      () => current && setFailedValue(value),
    );
    return () => {
      current = false;
    };
  }, [value]);

  if (failedValue === value) {
    return (
      <Link href={value} external>
        {label}
      </Link>
    );
  }
  if (!drawn || drawn.value !== value) return null;
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${drawn.edge} ${drawn.edge}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawn.path} />
    </svg>
  );
}
