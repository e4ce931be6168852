export * from './CalculatorSection';
