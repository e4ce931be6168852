export * from './coin-stacks';
export * from './contact';
export * from './mission';
export * from './people';
export * from './promise-ticket';
