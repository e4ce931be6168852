export * from './Basket';
