import { Soon } from './Soon';

export function Component() {
  return (
    <Soon
      path="/donation-api/ecommerce"
      title="Donations in online stores | Tuppence"
      name="Donations in online stores"
    />
  );
}
