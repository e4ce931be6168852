export { type Brand, type BrandName, brandNames, brands } from './brands';
export { Wordmark, type WordmarkProps } from './Wordmark';
