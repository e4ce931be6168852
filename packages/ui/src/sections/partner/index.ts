export * from './app-preview/AppPreview';
export * from './cause-illustration/CauseIllustration';
export * from './partner-brands/PartnerBrands';
export * from './partner-call-to-action/PartnerCallToAction';
export * from './partner-facts/PartnerFacts';
export * from './partner-hero/PartnerHero';
export * from './partner-steps/PartnerSteps';
