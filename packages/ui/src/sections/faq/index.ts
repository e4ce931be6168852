export * from './Faq';
