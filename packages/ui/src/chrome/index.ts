export * from './footer';
export type { Device, GetAppProps } from './get-app';
export * from './get-app-button';
export * from './header';
export * from './mobile-menu';
export type { NavLink } from './nav-link';
export * from './skip-link';
export * from './splash';
export * from './sticky-bar';
