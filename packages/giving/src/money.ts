const pounds = new Intl.NumberFormat('en-GB');

/** Formats `123456` pence as `£1,234.56`. */
export function formatPence(pence: number): string {
  const whole = Math.trunc(Math.abs(pence) / 100);
  const rest = String(Math.abs(pence) % 100).padStart(2, '0');
  return `${pence < 0 ? '−' : ''}£${pounds.format(whole)}.${rest}`;
}

/** Formats `2000` pence as `£20`. Shows pence only if there are any. */
export function formatPounds(pence: number): string {
  return pence % 100 === 0 ? formatPence(pence).slice(0, -3) : formatPence(pence);
}

/** Formats `2000` as `2,000`. */
export function formatCount(count: number): string {
  return pounds.format(count);
}
