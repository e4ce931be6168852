import { buyCard } from './buy-card';
import { chooseCharity } from './choose-charity';
import { demo } from './demo';
import type { Film } from './film';
import { raisedTotal } from './raised-total';
import { rebateFilm } from './rebate';
import { spendInStore } from './spend-in-store';
import { walletFilm } from './wallet';

/** Every film on the site: the four features, and one for each part of the investors' journey. */
export const films: readonly Film[] = [
  chooseCharity,
  buyCard,
  spendInStore,
  raisedTotal,
  demo,
  rebateFilm,
  walletFilm,
];
