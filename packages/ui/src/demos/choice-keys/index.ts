export * from './ChoiceKeys';
