import { tractionTiles } from '@tuppence/content/deck';
import type { TractionTileData } from '@tuppence/ui/deck';
import { HeartHandshake, Megaphone, Newspaper, ShoppingBasket, Users } from 'lucide-react';

export const tiles: readonly TractionTileData[] = [
  { ...tractionTiles.users, icon: <Users /> },
  { ...tractionTiles.giving, icon: <ShoppingBasket /> },
  { ...tractionTiles.charities, icon: <HeartHandshake /> },
  { ...tractionTiles.campaigns, icon: <Megaphone /> },
  { ...tractionTiles.press, icon: <Newspaper /> },
];
