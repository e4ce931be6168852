import { Soon } from './Soon';

export function Component() {
  return <Soon path="/charities" title="Charities | Tuppence" name="Charities" />;
}
