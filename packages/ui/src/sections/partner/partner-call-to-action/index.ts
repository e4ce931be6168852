export * from './PartnerCallToAction';
