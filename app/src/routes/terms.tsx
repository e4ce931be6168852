import { terms } from '../content/terms';
import { legalPage } from '../shell/legal-page';

export const Component = legalPage(terms);
