import { createRoot, type Root } from 'react-dom/client';
import { lookOf, type ThemeAttributes, themeAttributes } from './attribute-theme.ts';
import { Checkout } from './Checkout.tsx';
import type { DonationSuccess } from './donation-success.ts';
import { type Attributes, attributes, readSettings } from './settings.ts';
import { sheet, sheetOf } from './styles.ts';

/** The result of `createTheme` from `@tuppence/ui/theme`. */
export interface CheckoutTheme {
  css: (selector: string) => string;
}

const allAttributes = [...attributes, ...themeAttributes];

/** The element `<tuppence-checkout>`, which dispatches `tuppence-success` and `tuppence-look`. */
export class CheckoutElement extends HTMLElement {
  static readonly observedAttributes = allAttributes;

  #onSuccess: ((donation: DonationSuccess) => void) | null = null;
  #root: Root | undefined;
  #place: HTMLElement | undefined;
  #isUnanswered = false;
  #theme: CheckoutTheme | null = null;

  get onSuccess(): ((donation: DonationSuccess) => void) | null {
    return this.#onSuccess;
  }
  set onSuccess(listener: ((donation: DonationSuccess) => void) | null) {
    this.#onSuccess = typeof listener === 'function' ? listener : null;
  }

  /** Null means the colours of the attributes, or the library's own. */
  get theme(): CheckoutTheme | null {
    return this.#theme;
  }
  set theme(theme: CheckoutTheme | null) {
    this.#theme = typeof theme?.css === 'function' ? theme : null;
    this.#applyStyles();
  }

  connectedCallback(): void {
    // A property set before the element was defined hides the accessor, so it is set again.
    for (const name of ['onSuccess', 'theme', ...allAttributes.map(propertyOf)]) {
      const early = Object.getOwnPropertyDescriptor(this, name)?.value;
      if (early === undefined) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
    if (!this.#place) {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      this.#applyStyles();
      this.#place = document.createElement('div');
      this.#place.className = 'tp-root';
      this.#place.lang = 'en-GB';
      this.#place.dir = 'ltr';
      this.#place.addEventListener('keydown', keepTyping);
      shadow.append(this.#place);
      // Never unmounted, so that moving the element keeps the donor's entries.
      this.#root = createRoot(this.#place);
      this.#show();
    }
    setTextSize(this.#place);
  }

  attributeChangedCallback(name: string): void {
    if ((themeAttributes as readonly string[]).includes(name)) this.#applyStyles();
    else this.#show();
  }

  #applyStyles(): void {
    if (!this.shadowRoot) return;
    // The property is the page's code, which has the last word.
    const { theme, faults } = this.#theme
      ? { theme: this.#theme, faults: [] }
      : lookOf(this.#valuesOf(themeAttributes) as ThemeAttributes);
    const own = theme ? [sheetOf(theme.css('.tp-root'))] : [];
    this.shadowRoot.adoptedStyleSheets = [sheet(), ...own];
    if (this.#place) this.dispatchEvent(new CustomEvent('tuppence-look', { detail: faults }));
  }

  #valuesOf(names: readonly string[]) {
    return Object.fromEntries(names.map((name) => [name, this.getAttribute(name)]));
  }

  /** Does nothing while the outcome of a donation is unknown. */
  #show(): void {
    if (this.#isUnanswered) return;
    const values = this.#valuesOf(attributes);
    const settings = readSettings(values as Attributes);
    this.#root?.render(
      <Checkout
        key={JSON.stringify(values)}
        settings={settings}
        onUnanswered={(isUnanswered) => {
          this.#isUnanswered = isUnanswered;
        }}
        onStartOver={() => this.#show()}
        onSuccess={(donation) => {
          // In a microtask: an error in the page's callback must not affect the thank-you.
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

/** `api-key` is the property `apiKey`. */
function propertyOf(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

// Each attribute is a property too. False or null removes the attribute.
for (const name of allAttributes)
  Object.defineProperty(CheckoutElement.prototype, propertyOf(name), {
    get(this: CheckoutElement) {
      return this.getAttribute(name);
    },
    set(this: CheckoutElement, value: unknown) {
      if (value === false || value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });

/** Uses the reader's own text size, whatever the page sets `rem` to. */
function setTextSize(place: HTMLElement): void {
  const { style } = place;
  style.fontSize = 'medium';
  const size = getComputedStyle(place).fontSize;
  style.removeProperty('font-size');
  style.setProperty('--tp-rem', size);
}

/** Hides typing from the page's shortcuts, which cannot see the input. */
function keepTyping(event: KeyboardEvent): void {
  const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isTyped && event.target instanceof HTMLInputElement) event.stopPropagation();
}
