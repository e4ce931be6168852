import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type CSSProperties, createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import phone from '../brand/phone/Phone.stories';
import receipt from '../brand/receipt/Receipt.stories';
import card from '../brand/shopping-card/ShoppingCard.stories';
import checkout from '../checkout/CheckoutElement.stories';
import giftList from '../recap/GiftList.stories';
import givingChart from '../recap/GivingChart.stories';
import recapSummary from '../recap/RecapSummary.stories';
import coinStacks from '../sections/about/CoinStacks.stories';
import campaignFigures from '../sections/campaign/CampaignFigures.stories';
import supporterSteps from '../sections/charities/SupporterSteps.stories';
import feature from '../sections/home/Feature.stories';
import partnerBrands from '../sections/partner/PartnerBrands.stories';
import partnerHero from '../sections/partner/PartnerHero.stories';
import whereItGoes from '../sections/where-it-goes/WhereItGoes.stories';

/** Parts that adapt to their own width. Those that are whole sections take two columns. */
const parts = Object.entries({
  Receipt: receipt,
  ShoppingCard: card,
  Phone: phone,
  GiftList: giftList,
  GivingChart: givingChart,
  RecapSummary: recapSummary,
  CoinStacks: coinStacks,
  CampaignFigures: campaignFigures,
  SupporterSteps: supporterSteps,
  Feature: feature,
  PartnerBrands: partnerBrands,
  PartnerHero: partnerHero,
  WhereItGoes: whereItGoes,
  'tuppence-checkout': checkout,
});

/** Boxes whose width depends on what is in them, as web pages have them. */
const boxes: Record<string, CSSProperties> = {
  'flex row': { display: 'flex' },
  'centred column': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  'centred grid': { display: 'grid', placeItems: 'center' },
  dialog: { position: 'relative', padding: 0, borderWidth: 1 },
  popover: { width: 'fit-content', marginInline: 'auto' },
  float: { float: 'left' },
  'inline-block': { display: 'inline-block' },
  drawer: { position: 'absolute', insetBlock: 0, insetInlineEnd: 0 },
  'table cell': { display: 'table-cell' },
};

const meta = {
  title: 'Foundations/Containers',
  parameters: {
    layout: 'fullscreen',
    visual: { only: 'desktop' },
  },
} satisfies Meta;
export default meta;

/** Each part in each box, in columns of 304 px. Nothing here is read: see each part's own stories. */
export const Basic: StoryObj<typeof meta> = {
  render: () => (
    <div
      inert
      aria-hidden
      style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 304px)', gap: 16 }}
    >
      {parts.flatMap(([part, { component, args, title }]) =>
        Object.entries(boxes).map(([box, style]) => (
          <div
            key={part + box}
            style={/^Sections|Summary$/.test(title) ? { gridColumn: 'span 2' } : {}}
          >
            <small>{`${part}, ${box}`}</small>
            <div
              data-box
              id={`${part}-${box}`}
              style={{ position: 'relative', height: 120, overflow: 'hidden' }}
            >
              {createElement(
                box === 'dialog' ? 'dialog' : 'div',
                { style, ...(box === 'dialog' ? { open: true } : {}) },
                createElement(component as ComponentType<object>, args),
              )}
            </div>
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const elements = [...canvasElement.querySelectorAll('tuppence-checkout')];
    await waitFor(() =>
      expect(elements.every(({ shadowRoot }) => shadowRoot?.querySelector('form'))).toBe(true),
    );
    for (const box of canvasElement.querySelectorAll('[data-box]')) {
      const room = box.getBoundingClientRect();
      const containers = [...box.querySelectorAll('*')].filter(isContainer);
      await expect(containers.length, box.id).toBeGreaterThan(0);
      for (const container of containers) {
        const { width, left, right } = container.getBoundingClientRect();
        await expect(width, box.id).toBeGreaterThan(16);
        await expect(left, box.id).toBeGreaterThanOrEqual(room.left - 1);
        await expect(right, box.id).toBeLessThanOrEqual(room.right + 1);
      }
    }
  },
};

const isContainer = (part: Element) =>
  part.localName === 'tuppence-checkout' || getComputedStyle(part).containerType === 'inline-size';
