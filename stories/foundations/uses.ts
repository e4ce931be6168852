/** What each token is for. The type check fails if one of a group is missing. */
import type { color, radius, SurfaceTone, shadow, space } from '@tuppence/ui/tokens';

export type Uses<Tokens> = Record<keyof Tokens, string>;

export const colourUses = {
  text: 'Text on light surfaces',
  textMuted: 'Secondary text, still 7:1',
  page: 'Background of the page',
  quiet: 'A quieter band of the page',
  raised: 'Raised surfaces, receipts',
  strong: 'Dark sections, splash',
  strongDeep: 'Raised surfaces on strong, footer',
  strongLine: 'Rules on strong',
  onStrong: 'Text on strong',
  onStrongBright: 'The hovered action on strong, and text where more contrast is asked for',
  strongControl: 'Outlines of controls on strong',
  action: 'The action colour',
  actionDeep: 'Links in text, the hovered action',
  actionDeepest: 'Links where more contrast is asked for',
  accent: 'Highlight and focus on strong, the heart',
  accentSoft: 'Background of the chosen charity',
  onAccent: 'Text on accent',
  onAccentMuted: 'Secondary text on accent',
  accentLine: 'Rules on accent',
  accentControl: 'Outlines of controls on accent',
  onStrongMuted: 'Secondary text on strong',
  money: 'The coins',
  moneyDeep: 'Money as text',
  moneySoft: 'Background of moneyDeep',
  line: 'Rules and borders',
  lineDeep: 'Rules on the quieter band',
  control: 'Outlines of controls, 3:1',
  controlDeep: 'Outlines of controls on the quieter band',
  danger: 'Errors',
  dangerDeep: 'Errors on light where more contrast is asked for',
  dangerOnAccent: 'Errors on accent',
  dangerOnAccentDeep: 'Errors on accent where more contrast is asked for',
  dangerOnStrong: 'Errors on strong',
  dangerOnStrongBright: 'Errors on strong where more contrast is asked for',
  device: 'The body of a phone, a till, a screen',
  printedText: 'Bars and dots that a scanner reads',
  printedPage: 'The background of such a code',
} satisfies Uses<typeof color>;

export const surfaceUses = {
  page: 'The page',
  quiet: 'A quieter band of the page',
  raised: 'Cards, receipts, dialogs',
  strong: 'Dark sections, footer, splash',
  accent: 'What goes to the charity, and the loudest call',
} satisfies Record<SurfaceTone, string>;

export const spaceUses = {
  0: 'Things that touch',
  1: 'A label and its control',
  2: 'An icon and its word',
  3: 'Small controls in a row',
  4: 'Paragraphs; the default between parts',
  5: 'Padding of a narrow card',
  6: 'Padding of a card; a heading and its text',
  8: 'Groups of a form',
  10: 'Cards in a grid on a wide screen',
  12: 'Columns on a phone',
  16: 'Parts of a section',
  20: 'Columns on a desktop',
  24: 'Around one large statement',
  32: 'The largest space on a page',
  section: 'Either end of a section',
  gutter: 'The edge of the page and its content',
} satisfies Uses<typeof space>;

export const radiusUses = {
  small: 'Marks inside a control',
  control: 'Buttons, fields and other controls',
  card: 'Cards and dialogs',
  round: 'Pills, circles, coins',
} satisfies Uses<typeof radius>;

export const shadowUses = {
  raised: 'Cards',
  floating: 'What lies above the page: menus, popovers, the phone',
} satisfies Uses<typeof shadow>;
