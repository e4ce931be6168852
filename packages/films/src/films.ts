import { buyCard } from './buy-card';
import { chooseCharity } from './choose-charity';
import { demo } from './demo';
import type { Film } from './film';
import { raisedTotal } from './raised-total';
import { spendInStore } from './spend-in-store';

/** Every film of the site: the four features, and the demo of the investor pages. */
export const films: readonly Film[] = [chooseCharity, buyCard, spendInStore, raisedTotal, demo];
