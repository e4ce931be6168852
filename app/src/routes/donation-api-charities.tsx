import { Soon } from './Soon';

export function Component() {
  return (
    <Soon
      path="/donation-api/charities"
      title="Donations on charity websites | Tuppence"
      name="Donations on charity websites"
    />
  );
}
