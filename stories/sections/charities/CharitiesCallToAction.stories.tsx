import type { Meta, StoryObj } from '@storybook/react-vite';
import { charitiesCallToAction } from '@tuppence/content/charities';
import { siteDefaults } from '@tuppence/content/site';
import { CharitiesCallToAction } from '@tuppence/ui/charities';

const meta = {
  title: 'Sections/Charities/CharitiesCallToAction',
  component: CharitiesCallToAction,
  args: charitiesCallToAction(siteDefaults),
} satisfies Meta<typeof CharitiesCallToAction>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
