import { legalDocument, meta } from '@tuppence/content/legal/terms';
import { legalPage } from './legal-page';

export const Component = legalPage(meta, legalDocument);
