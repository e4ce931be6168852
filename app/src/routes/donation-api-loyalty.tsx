import { Soon } from './Soon';

export function Component() {
  return (
    <Soon
      path="/donation-api/loyalty"
      title="Donations from loyalty programmes | Tuppence"
      name="Donations from loyalty programmes"
    />
  );
}
