import { accessibility } from '../content/accessibility';
import { legalPage } from './legal-page';

export const Component = legalPage(accessibility);
