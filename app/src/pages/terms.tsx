import { terms } from '../content/terms';
import { legalPage } from './legal-page';

export const Component = legalPage(terms);
