export * from './PartnerCall';
