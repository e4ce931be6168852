const pounds = new Intl.NumberFormat('en-GB');

/** `123456` pence as `£1,234.56`. Pence are always shown; a minus stands before the pound sign. */
export function formatPence(pence: number): string {
  const whole = Math.trunc(Math.abs(pence) / 100);
  const rest = String(Math.abs(pence) % 100).padStart(2, '0');
  return `${pence < 0 ? '−' : ''}£${pounds.format(whole)}.${rest}`;
}

/** `2000` pence as `£20`: pence are shown only where there are any. */
export function formatPounds(pence: number): string {
  return pence % 100 === 0 ? formatPence(pence).slice(0, -3) : formatPence(pence);
}

/** `2000` as `2,000`. */
export function formatCount(count: number): string {
  return pounds.format(count);
}
