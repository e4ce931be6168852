import type { Meta, StoryObj } from '@storybook/react-vite';
import { chooseCharity } from '@tuppence/content/films/screens';
import { ChooseCharity } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';
import { inPhone } from '../../support/frames';

const label = 'The app: St Anne’s Hospice is picked from a search';

const meta = {
  title: 'Brand/PhoneScreens/ChooseCharity',
  component: ChooseCharity,
  parameters: {
    guidance: {
      use: 'Inside Phone: the search for a charity, with one selected.',
      not: 'A search that works. Use CharityPicker.',
      accessibility: 'Nothing can be pressed. The label of the Phone says what the screen shows.',
    },
  },
  args: chooseCharity,
  decorators: [inPhone({ label })],
} satisfies Meta<typeof ChooseCharity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvasElement.querySelector('button, a, input')).toBeNull();
  },
};

export const NothingTyped: Story = {
  args: { query: '', picked: undefined, count: 'Near you' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Search 180,000 charities')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    query: 'the voluntary action alliance of arun',
    charities: chooseCharity.charities.map((charity) => ({
      ...charity,
      name: `${charity.name} and the Friends of the Western Downs Community Trust`,
    })),
    action: 'Shop for the Voluntary Action Alliance of Arun and Chichester',
  },
};
