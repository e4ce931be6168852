export * from './assistant-prompt';
export * from './benefit-list';
export * from './call-to-action';
export * from './checkout-hero';
export * from './code-samples';
export * from './key-figures';
export * from './loyalty-hero';
export * from './store-benefits';
