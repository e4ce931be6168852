import type { PageMeta } from '@tuppence/site/page-meta';
import type { VisionGateCopy } from '@tuppence/ui/vision';
import { gate } from '../shared/gates.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/vision',
  title: `Our vision: human compassion in the age of AI | ${name}`,
  description: `How ${name} plans to protect human compassion in the age of AI. By invitation: enter your code to read it.`,
  keywords: ['vision', 'human compassion', 'AI', 'philanthropy'],
  name: 'Vision',
});

export const visionGate = (site: Site): VisionGateCopy => ({
  ...gate(site, 'code', site.supportEmail, 'Invitation code for the vision page'),
  title: 'Welcome',
  text: 'This page is for people we’ve invited. Your code is in the message we sent you.',
  cover: 'You’re invited to a conversation about kindness, and who should be in charge of it.',
  label: 'Invitation code',
  placeholder: 'Enter invitation code',
  button: 'Continue',
  wrong: 'Invalid invitation code.',
});
