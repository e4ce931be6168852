import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiReference } from '@tuppence/ui/donation-api';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const amount = {
  name: 'amount',
  type: 'integer, 1 to 1000000',
  required: true,
  description: 'The donation in pence.',
};
const id = { name: 'id', type: 'string', required: true, description: 'The id of a donation.' };

const meta = {
  title: 'Sections/DonationApi/ApiReference',
  component: ApiReference,
  parameters: {
    guidance: {
      use: 'Every call of an OpenAPI document, each with a form to try it.',
      not: 'Sample code to paste. Use CodeSamples.',
      accessibility:
        'Contains the level 1 heading; each call is a region. Announces answers when they arrive.',
    },
    visual: { tablet: true },
  },
  args: {
    title: 'API reference',
    lead: 'Records donations under test keys. No money moves.',
    links: [{ href: '/keys', label: 'Get a test key' }],
    copy: {
      keyLabel: 'Test key',
      keyShared: (key) => `Every call on this page uses the key ${key}.`,
      bodyLabel: 'Body (JSON)',
      sendLabel: 'Send',
      sendingLabel: 'Sending…',
      replyLabel: 'Answer',
      parametersTitle: 'Parameters',
      fieldsTitle: 'Body',
      answersTitle: 'Answers',
      answerFieldsTitle: (name) => `Answer: ${name}`,
      requiredLabel: 'required',
    },
    operations: [
      {
        id: 'book',
        method: 'POST',
        path: '/v1/donations',
        summary: 'Record a donation',
        parameters: [],
        fields: [amount],
        example: '{\n  "amount": 25\n}',
        answers: [
          { status: '201', description: 'Recorded.' },
          { status: '422', description: 'A field is wrong.' },
        ],
        answerName: 'Donation',
        answerFields: [id, amount],
      },
      {
        id: 'get',
        method: 'GET',
        path: '/v1/donations/{id}',
        summary: 'One donation',
        parameters: [id],
        fields: [],
        answers: [{ status: '200', description: 'The donation.' }],
        answerName: 'Donation',
        answerFields: [],
      },
    ],
    apiKey: 'tp_test_1',
    onApiKey: fn(),
    onTry: fn(async () => ({ status: '201 Created', body: '{ "id": "don_1" }' })),
  },
  render: function Render(args) {
    const [apiKey, setApiKey] = useState(args.apiKey);
    return <ApiReference {...args} apiKey={apiKey} onApiKey={setApiKey} />;
  },
} satisfies Meta<typeof ApiReference>;
export default meta;
type Story = StoryObj<typeof meta>;

const call = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }));

export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const book = call(canvasElement, 'Record a donation');
    await expect(book.getByText('POST /v1/donations')).toBeVisible();
    await expect(book.getByText('integer, 1 to 1000000, required')).toBeVisible();
    await userEvent.click(book.getByRole('button', { name: 'Send' }));
    await expect(await book.findByRole('region', { name: 'Answer: 201 Created' })).toBeVisible();
    await expect(args.onTry).toHaveBeenCalledWith({
      method: 'POST',
      path: '/v1/donations',
      apiKey: 'tp_test_1',
      body: '{\n  "amount": 25\n}',
    });
  },
};

export const WithParameters: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Basic with text in two fields.' } },
  play: async ({ canvasElement, args }) => {
    const key = call(canvasElement, 'Record a donation').getByRole('textbox', { name: 'Test key' });
    await userEvent.clear(key);
    await userEvent.type(key, 'tp_test_2');
    const said = 'Every call on this page uses the key tp_test_2.';
    await waitFor(() => expect(screen.getByText(said).closest('[role=status]')).not.toBeNull());
    const get = call(canvasElement, 'One donation');
    await userEvent.type(get.getByRole('textbox', { name: /^id/ }), 'a/b');
    await userEvent.click(get.getByRole('button', { name: 'Send' }));
    await expect(args.onTry).toHaveBeenCalledWith({
      method: 'GET',
      path: '/v1/donations/a%2Fb',
      apiKey: 'tp_test_2',
      body: undefined,
    });
  },
};
