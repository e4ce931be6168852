export * from './footer';
export type { GetAppAction } from './get-app-action';
export * from './get-app-button';
export * from './header';
export * from './mobile-menu';
export type { NavLink } from './nav-link';
export * from './splash';
export * from './sticky-bar';
