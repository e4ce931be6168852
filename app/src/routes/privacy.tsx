import { privacy } from '../content/privacy';
import { legalPage } from '../shell/legal-page';

export const Component = legalPage(privacy);
