import { accessibility } from '../content/accessibility';
import { legalPage } from '../shell/legal-page';

export const Component = legalPage(accessibility);
