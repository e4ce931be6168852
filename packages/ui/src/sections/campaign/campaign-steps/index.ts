export * from './CampaignSteps';
