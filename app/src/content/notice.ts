import type { Notice } from '@tuppence/ui';

export const success = (title: string, description: string): Notice => ({ title, description });

export const failure = (title: string, description: string): Notice => ({
  title,
  description,
  tone: 'destructive',
});
