export * from './CheckoutHero';
