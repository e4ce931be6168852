export * from './campaign-brands/CampaignBrands';
export * from './campaign-call-to-action/CampaignCallToAction';
export * from './campaign-figures/CampaignFigures';
export * from './campaign-hero/CampaignHero';
export * from './campaign-steps/CampaignSteps';
