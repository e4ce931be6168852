export * from './CampaignHero';
