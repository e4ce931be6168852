import { createRoot, type Root } from 'react-dom/client';
import { Checkout } from './Checkout.tsx';
import type { DonationSuccess } from './donation-success.ts';
import { readSettings } from './settings.ts';
import { sheet } from './styles.ts';

const attributes = [
  'api-key',
  'charity-id',
  'charity-name',
  'amount',
  'currency',
  'gift-aid',
  'api-url',
] as const;

/**
 * `<tuppence-checkout>`: amount, Gift Aid, payment method and thank-you in a shadow tree of its own. What stands
 * inside the element shows until this code runs, and where it never does. Dispatches `tuppence-success`.
 */
export class CheckoutElement extends HTMLElement {
  static readonly observedAttributes = attributes;

  /** Called with what was booked, besides the event. */
  onSuccess: ((donation: DonationSuccess) => void) | null = null;

  #root: Root | undefined;
  #place: HTMLElement | undefined;

  connectedCallback(): void {
    // A framework may have set the property before the element was defined.
    const early = Object.getOwnPropertyDescriptor(this, 'onSuccess')?.value;
    if (typeof early === 'function') this.onSuccess = early;
    if (!this.#place) {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheet()];
      this.#place = document.createElement('div');
      this.#place.className = 'tp-root';
      shadow.append(this.#place);
    }
    setTextSize(this.#place);
    this.#root ??= createRoot(this.#place);
    this.#show();
  }

  disconnectedCallback(): void {
    // Moved within the page, it comes back at once, and keeps what was entered.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(): void {
    if (this.#root) this.#show();
  }

  #show(): void {
    const values = Object.fromEntries(attributes.map((name) => [name, this.getAttribute(name)]));
    const settings = readSettings(values as Record<(typeof attributes)[number], string | null>);
    this.#root?.render(
      <Checkout
        key={JSON.stringify(values)}
        settings={settings}
        onSuccess={(donation) => {
          // In a task of its own: what the page does wrong with it must not undo the thank-you.
          queueMicrotask(() => this.onSuccess?.(donation));
          this.dispatchEvent(
            new CustomEvent('tuppence-success', {
              detail: donation,
              bubbles: true,
              composed: true,
            }),
          );
        }}
      />,
    );
  }
}

/** The reader's own size of text, whatever the page makes of `rem`. */
function setTextSize(place: HTMLElement): void {
  const { style } = place;
  style.fontSize = 'medium';
  const size = getComputedStyle(place).fontSize;
  style.removeProperty('font-size');
  style.setProperty('--tp-rem', size);
}
