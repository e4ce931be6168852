export * from './PromptRoll';
