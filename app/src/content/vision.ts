import { visionGate } from '@tuppence/content/vision/gate';
import { env } from '../env';

export const visionMeta = {
  path: '/vision',
  title: `Our vision: human compassion in the age of AI | ${env.name}`,
  description: `How ${env.name} plans to protect human compassion in the age of AI. By invitation: enter your code to read it.`,
  keywords: ['vision', 'human compassion', 'AI', 'philanthropy'],
  name: 'Vision',
};

export const visionGateCopy = visionGate(env);
