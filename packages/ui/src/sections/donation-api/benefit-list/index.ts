export * from './BenefitList';
