import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone, RaisedTotal } from '@tuppence/ui/brand';
import { Inline, Section } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { raisedTotal } from '../../fixtures/phone-screens';

const meta = {
  title: 'Brand/PhoneScreens/RaisedTotal',
  component: RaisedTotal,
  args: raisedTotal,
  render: (args) => (
    <Section tone="deep" space="compact">
      <Inline justify="center">
        <div style={{ width: 340 }}>
          <Phone
            label="The app: £128.40 raised for St Anne’s Hospice in seven months"
            status="dark"
          >
            <RaisedTotal {...args} />
          </Phone>
        </div>
      </Inline>
    </Section>
  ),
} satisfies Meta<typeof RaisedTotal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'The app: £128.40 raised for St Anne’s Hospice in seven months',
      }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('button, a, input')).toBeNull();
  },
};

export const NothingYet: Story = {
  args: {
    total: '£0.00',
    months: raisedTotal.months.map((month) => ({ ...month, pounds: 0 })),
    gifts: [],
  },
};

export const Millions: Story = { args: { total: '£1,234,567', grown: 0.5 } };
