/** Yields from whichever generator has something ready. */
export async function* merge<T>(generators: AsyncGenerator<T>[]): AsyncGenerator<T> {
  const pull = (generator: AsyncGenerator<T>) =>
    generator.next().then((next) => ({ generator, next }));
  const waiting = new Map(generators.map((generator) => [generator, pull(generator)]));
  while (waiting.size > 0) {
    const { generator, next } = await Promise.race(waiting.values());
    if (next.done) waiting.delete(generator);
    else {
      waiting.set(generator, pull(generator));
      yield next.value;
    }
  }
}

/** Two pages of the browser a width: one draws while the other waits. */
export const halves = <Item>(items: readonly Item[]): Item[][] =>
  [0, 1].map((half) => items.filter((_, index) => index % 2 === half));
