export * from './CheckoutTrial';
