import { LoadFailure } from '@tuppence/ui/chrome';
import { loadFailureText } from '../../content/chrome';
import { loadFailureId } from '../../services/load-failure-id';

/** The notice that waits in every document for code that cannot be had. */
export default function LoadFailurePart() {
  return <LoadFailure id={loadFailureId} text={loadFailureText} />;
}
