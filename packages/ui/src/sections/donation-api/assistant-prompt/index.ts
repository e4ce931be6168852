export * from './AssistantPrompt';
