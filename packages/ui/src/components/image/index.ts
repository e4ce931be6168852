export * from '../../hooks/useNearViewport';
export * from './Image';
