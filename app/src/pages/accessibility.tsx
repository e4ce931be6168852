import { legalDocument, meta } from '@tuppence/content/legal/accessibility';
import { legalPage } from './legal-page';

export const Component = legalPage(meta, legalDocument);
