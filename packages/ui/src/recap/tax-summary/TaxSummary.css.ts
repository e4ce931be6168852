import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { style } from '../../styles/sections';

const page = 'tax-summary';

// A named page, so that the recap keeps the visitor's paper size.
globalStyle(`@page ${page}`, { size: 'A4', margin: '16mm' } as GlobalStyleRule);

export const printed = style({ page });
