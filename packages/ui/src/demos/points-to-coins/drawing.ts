/** Size of the drawing, depth of the pool, and `y` of the floor. */
export const size = { width: 400, height: 196, pool: 22, floor: 188 } as const;
export const coinSize = { width: 46, height: 10 } as const;

/** `length` applies when the stacks of coins are full. */
export const drips = [
  { x: 46, width: 26, length: 62 },
  { x: 124, width: 38, length: 78 },
  { x: 204, width: 20, length: 40 },
  { x: 281, width: 34, length: 72 },
  { x: 354, width: 22, length: 30 },
] as const;

/** The stack that each coin falls on, in order. */
const stackOfCoin = [1, 3, 0, 2, 4, 1, 3, 0, 1, 3, 2, 1, 0, 3, 1, 4, 0, 3, 2, 1];

export const coins = stackOfCoin.map((stack, index) => {
  const below = stackOfCoin.slice(0, index).filter((other) => other === stack).length;
  // Shifts each coin a little, as if stacked by hand.
  const lean = ((below * 5 + stack * 3) % 4) - 1.5;
  return {
    x: (drips[stack]?.x ?? 0) - coinSize.width / 2 + lean,
    y: size.floor - (below + 1) * coinSize.height,
  };
});

const fillet = 14;

export function poolPath(): string {
  const { width, pool } = size;
  const joints = drips.map(({ x, width: drip }) => {
    const [left, right] = [x - drip / 2, x + drip / 2];
    return `H${left - fillet}Q${left} ${pool} ${left} ${pool + fillet}H${right}Q${right} ${pool} ${right + fillet} ${pool}`;
  });
  return `M-1 -40V${pool}${joints.join('')}H${width + 1}V-40Z`;
}
