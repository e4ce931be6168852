export * from './CampaignCall';
