import { fieldMessages } from '@tuppence/content/messages';
import type { VisionGateCopy } from '@tuppence/ui/vision';
import { env } from '../env';

export const visionMeta = {
  path: '/vision',
  title: `Our vision: human compassion in the age of AI | ${env.name}`,
  description: `How ${env.name} plans to protect human compassion in the age of AI. By invitation: enter your code to read it.`,
  keywords: ['vision', 'human compassion', 'AI', 'philanthropy'],
  name: 'Vision',
};

export const visionGate: VisionGateCopy = {
  title: 'Welcome',
  text: 'This page is for people we’ve invited. Your code is in the message we sent you.',
  cover: 'You’re invited to a conversation about kindness, and who should be in charge of it.',
  label: 'Invitation code',
  placeholder: 'Enter invitation code',
  button: 'Continue',
  pending: 'Checking…',
  wrong: fieldMessages.invalidInvitationCode,
  unavailable:
    'This browser cannot check the code here. Open the page over https in an up-to-date browser.',
  help: {
    href: `mailto:${env.supportEmail}?subject=${encodeURIComponent('Invitation code for the vision page')}`,
    label: `No code? Email ${env.supportEmail}`,
  },
  home: { href: '/', label: `Go to the ${env.name} home page` },
};
