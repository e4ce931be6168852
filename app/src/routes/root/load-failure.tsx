import { loadFailureText } from '@tuppence/content/chrome';
import { LoadFailure } from '@tuppence/ui/chrome';
import { loadFailureId } from '../../services/load-failure-id';

/** The load failure, hidden in every document until code fails to load. */
export default function LoadFailurePart() {
  return <LoadFailure id={loadFailureId} text={loadFailureText} />;
}
