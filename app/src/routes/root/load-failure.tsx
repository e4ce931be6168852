import { loadFailureText } from '@tuppence/content/chrome';
import { LoadFailure } from '@tuppence/ui/chrome';
import { loadFailureId } from '../../services/load-failure-id';

/** Hidden until code fails to load. */
export default function LoadFailurePart() {
  return <LoadFailure id={loadFailureId} text={loadFailureText} />;
}
