import { Soon } from './Soon';

export function Component() {
  return <Soon path="/investors" title="Investors | Tuppence" name="Investors" />;
}
