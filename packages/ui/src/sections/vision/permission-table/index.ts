export * from './PermissionTable';
