/** Generates numbers from 0 to `below - 1`, the same in every run. */
export function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** `FUZZ_BODIES` can raise the number of requests. */
export const fuzzCount = (least: number) => Math.max(least, Number(process.env.FUZZ_BODIES) || 0);

export const awkwardValues = [
  'null',
  'true',
  '0',
  '25',
  '0.1',
  '-1e400',
  '1e999',
  '""',
  '" "',
  '"\\n"',
  '"%00"',
  '"\\u0000"',
  '"\\ud800"',
  '[]',
  '{}',
  '[[]]',
  '{"a":{"b":[1]}}',
  '{"__proto__":{"x":1}}',
  `"${'x'.repeat(3000)}"`,
  '"00000000-0000-0000-0000-000000000000"',
  '"\'; drop table gifts; --"',
];

export function randomBody(
  next: ReturnType<typeof generator>,
  { names, values, most }: { names: string[]; values: string[]; most: number },
): string {
  const value = () => values[next(values.length)] ?? '';
  const entries = Array.from(
    { length: next(most + 1) },
    () => `"${names[next(names.length)]}":${value()}`,
  );
  return next(8) === 0 ? value() : `{${entries.join(',')}}`;
}

export async function sendMany(count: number, ask: () => Promise<void>): Promise<void> {
  for (let round = 0; round < count / 20; round += 1)
    await Promise.all(Array.from({ length: 20 }, ask));
}
