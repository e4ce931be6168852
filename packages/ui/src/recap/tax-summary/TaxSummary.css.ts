import { namedPage } from '../../styles/looks';
import { style } from '../../styles/sections';

export const printed = style({ page: namedPage('tax-summary', 'A4', '16mm') });
