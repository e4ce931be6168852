export * from './KitSquare';
