export * from './KitNewsletter';
export { type NewsletterWords, newsletterHtml } from './newsletter-html';
