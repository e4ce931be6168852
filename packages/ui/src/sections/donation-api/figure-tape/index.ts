export * from './FigureTape';
