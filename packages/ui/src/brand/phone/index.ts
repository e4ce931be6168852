export { Phone, type PhoneProps } from './Phone';
