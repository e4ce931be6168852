export * from './KeyFigures';
