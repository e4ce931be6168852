export * from './RequestLinkForm';
