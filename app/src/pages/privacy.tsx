import { legalDocument, meta } from '@tuppence/content/legal/privacy';
import { legalPage } from './legal-page';

export const Component = legalPage(meta, legalDocument);
