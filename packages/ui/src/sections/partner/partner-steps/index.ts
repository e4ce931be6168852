export * from './PartnerSteps';
