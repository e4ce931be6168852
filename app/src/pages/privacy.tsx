import { privacy } from '../content/privacy';
import { legalPage } from './legal-page';

export const Component = legalPage(privacy);
