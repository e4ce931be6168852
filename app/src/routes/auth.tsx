import { Soon } from './Soon';

export function Component() {
  return <Soon path="/auth" title="Sign in | Tuppence" name="Sign in" />;
}
