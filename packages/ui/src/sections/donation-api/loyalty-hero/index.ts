export * from './LoyaltyHero';
