export * from './CampaignBrands';
