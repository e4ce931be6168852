export * from './KitOffer';
