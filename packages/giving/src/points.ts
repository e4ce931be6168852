/** The loyalty demo's conversion (docs/behaviour.md 11.1). */
export const pointsAPound = 100;
const pointsAChild = 500;

export function pointsToPence(points: number): number {
  return Math.floor((points * 100) / pointsAPound);
}

export function childrenHelped(points: number): number {
  return Math.floor(points / pointsAChild);
}
