import { ApiPages } from '@tuppence/ui/donation-api';
import { apiPages } from '../../content/api-pages';

export default function Pages() {
  return <ApiPages {...apiPages} />;
}
