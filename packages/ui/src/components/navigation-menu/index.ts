export * from './NavigationMenu';
