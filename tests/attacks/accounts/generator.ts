/** Numbers that are the same at every run, from 0 up to `below`. */
export function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How many requests a fuzz makes: `least`, or what `FUZZ_BODIES` asks for beyond it. */
export const fuzzed = (least: number) => Math.max(least, Number(process.env.FUZZ_BODIES) || 0);
