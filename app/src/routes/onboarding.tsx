import { Soon } from './Soon';

export function Component() {
  return <Soon path="/onboarding" title="Welcome | Tuppence" name="Welcome" />;
}
