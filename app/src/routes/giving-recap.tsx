import { Soon } from './Soon';

export function Component() {
  return <Soon path="/giving-recap" title="Your giving | Tuppence" name="Your giving" />;
}
