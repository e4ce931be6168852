import { whereItGoes } from '@tuppence/content/shared/where-it-goes';
import { WhereItGoes } from '@tuppence/ui/where-it-goes';

export default function HomeWhereItGoes() {
  return <WhereItGoes {...whereItGoes} />;
}
