export * from './PartnerHero';
