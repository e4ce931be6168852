const maximumPence = 1_000_000;

export type AmountProblem = 'missing' | 'format' | 'zero' | 'tooMuch';

export type ParsedAmount = { ok: true; pence: number } | { ok: false; reason: AmountProblem };

const poundsAndPence = /^£?\s*(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{1,2}))?$/;

/** Accepts `25`, `12.5` and `£1,000`. The maximum is £10,000. */
export function parseAmount(entry: string): ParsedAmount {
  const typed = entry.trim();
  if (typed === '' || typed === '£') return { ok: false, reason: 'missing' };
  const match = poundsAndPence.exec(typed);
  if (!match) return { ok: false, reason: 'format' };
  const pounds = Number((match[1] ?? '0').replaceAll(',', ''));
  const pence = pounds * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (pence === 0) return { ok: false, reason: 'zero' };
  if (pence > maximumPence) return { ok: false, reason: 'tooMuch' };
  return { ok: true, pence };
}
