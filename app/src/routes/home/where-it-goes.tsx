import { WhereItGoes } from '@tuppence/ui/where-it-goes';
import { whereItGoes } from '../../content/where-it-goes';

export default function HomeWhereItGoes() {
  return <WhereItGoes {...whereItGoes} />;
}
