export * from './CampaignCallToAction';
