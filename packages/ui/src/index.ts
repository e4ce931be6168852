import './tokens';

export * from './components';
