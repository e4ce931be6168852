import { helpDocument, meta } from '@tuppence/content/help/copy';
import { legalPage } from './legal-page';

export const Component = legalPage(meta, helpDocument);
