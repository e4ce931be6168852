import type { Meta, StoryObj } from '@storybook/react-vite';
import { closing, mails, traction, welcome } from '@tuppence/content/deck/copy';
import { siteDefaults } from '@tuppence/content/site';
import { ClosingStep, DeckFrame, DeckReceipt, TractionStep, WelcomeStep } from '@tuppence/ui/deck';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { adasReceipt, tiles } from '../../fixtures/deck';

const tractionStep = <TractionStep {...traction} tiles={tiles} onContinue={fn()} />;

const meta = {
  title: 'Deck/DeckFrame',
  component: DeckFrame,
  subcomponents: { DeckReceipt },
  parameters: {
    guidance: {
      use: 'Around each step of the investor deck.',
      not: 'Pages that people read in any order.',
      accessibility:
        'A new step is announced, and its heading takes focus. Buttons do what keys and swipes do.',
    },
  },
  args: {
    step: 5,
    onForward: fn(),
    onBack: fn(),
    receipt: adasReceipt,
    children: tractionStep,
  },
} satisfies Meta<typeof DeckFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '5');
    await expect(bar).toHaveAttribute('aria-valuemax', '7');
    const [fill] = bar.children;
    await expect((fill?.clientWidth ?? 0) / bar.clientWidth).toBeCloseTo(5 / 7, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const ArrowKeys: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onForward).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Swipe: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args, canvas }) => {
    const slide = canvas.getByRole('heading', { name: 'Traction' });
    const swipe = async (toX: number, toY: number) => {
      const touch = (clientX: number, clientY: number) =>
        new Touch({ identifier: 1, target: slide, clientX, clientY });
      await fireEvent.touchStart(slide, { touches: [touch(200, 300)] });
      await fireEvent.touchEnd(slide, { changedTouches: [touch(toX, toY)] });
    };
    await swipe(60, 310);
    await expect(args.onForward).toHaveBeenCalledOnce();
    await swipe(340, 290);
    await expect(args.onBack).toHaveBeenCalledOnce();
    await swipe(190, 20);
    await expect(args.onForward).toHaveBeenCalledOnce();
  },
};

export const FirstStep: Story = {
  args: {
    step: 1,
    children: <WelcomeStep {...welcome(siteDefaults)} name="" onContinue={fn()} />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onBack).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Ada{ArrowRight}');
    await expect(args.onForward).not.toHaveBeenCalled();
  },
};

export const LastStep: Story = {
  args: {
    step: 7,
    children: (
      <ClosingStep
        {...closing}
        name="Ada"
        talk={mails(siteDefaults).talk}
        restartHref="/investors"
        onRestart={fn()}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onForward).not.toHaveBeenCalled();
    await expect(canvas.getByText('Extra cost to shopper')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Barcode THANK YOU' })).toBeVisible();
  },
};

export const FocusFollows: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  render: function FocusFollows(args) {
    const [step, setStep] = useState(5);
    return (
      <DeckFrame {...args} step={step} onForward={() => setStep(6)} onBack={() => setStep(5)}>
        {step === 5 ? tractionStep : <h1 tabIndex={-1}>Six</h1>}
      </DeckFrame>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('heading', { name: 'Six' })).toHaveFocus();
    // Focus already announces the heading.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Step 6 of 7$/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('heading', { name: 'Traction' })).toHaveFocus();
  },
};
