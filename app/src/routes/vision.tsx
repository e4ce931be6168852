import { Soon } from './Soon';

export function Component() {
  return <Soon path="/vision" title="Vision | Tuppence" name="Vision" />;
}
