export * from './CampaignFigures';
