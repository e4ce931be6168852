export * from './button';
export * from './heading';
export * from './icon';
export * from './link';
export * from './text';
export * from './visually-hidden';
