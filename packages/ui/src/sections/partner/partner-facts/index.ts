export * from './PartnerFacts';
