export * from './coin-stacks/CoinStacks';
export * from './contact/Contact';
export * from './mission/Mission';
export * from './people/People';
export * from './promise-ticket/PromiseTicket';
