import { Soon } from './Soon';

export function Component() {
  return (
    <Soon
      path="/summer-of-giving"
      title="The Summer of Giving | Tuppence"
      name="The Summer of Giving"
    />
  );
}
