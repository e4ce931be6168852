export * from './KitTillCard';
