import type { ToastMessage } from '@tuppence/ui';

export const success = (title: string, description: string): ToastMessage => ({
  title,
  description,
});

export const failure = (title: string, description: string): ToastMessage => ({
  title,
  description,
  tone: 'destructive',
});
