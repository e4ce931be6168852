export * from './CalculatorBand';
