export { ToastRegion } from '@tuppence/ui';
