/**
 * What each token is for, as listed on the Foundations pages. A new colour, space, radius, shadow
 * or surface does not compile without its line.
 */
import type { color, radius, SurfaceTone, shadow, space } from '@tuppence/ui/tokens';

/** A sentence for each token of a group. */
export type Uses<Tokens> = Record<keyof Tokens, string>;

export const colourUses = {
  ink: 'Text on light surfaces',
  inkMuted: 'Secondary text, still 7:1',
  paper: 'Background of the page',
  paperDeep: 'A quieter band of the page',
  card: 'Raised surfaces, receipts',
  forest: 'Dark sections, footer, splash',
  forestDeep: 'Raised surfaces on forest',
  forestLine: 'Rules on forest',
  onForest: 'Text on forest',
  onForestStrong: 'The pressed action on forest, and text where more contrast is asked for',
  controlOnForest: 'Outlines of controls on forest',
  green: 'The action colour',
  greenDeep: 'Links in text, the pressed action',
  greenDeepest: 'Links where more contrast is asked for',
  lime: 'Highlight on dark, the heart, focus on dark',
  limeSoft: 'What goes to the charity, on paper',
  onLime: 'Text on lime',
  onLimeMuted: 'Secondary text on lime',
  limeLine: 'Rules on lime',
  limeControl: 'Outlines of controls on lime',
  mint: 'Secondary text on forest',
  copper: 'The coins',
  copperDeep: 'Copper where it is read',
  copperSoft: 'A copper ground',
  line: 'Rules and borders',
  lineDeep: 'Rules on the quieter band',
  control: 'Outlines of controls, 3:1',
  controlDeep: 'Outlines of controls on the quieter band',
  danger: 'Errors',
  dangerDeep: 'Errors on light where more contrast is asked for',
  dangerOnLime: 'Errors on lime',
  dangerOnLimeStrong: 'Errors on lime where more contrast is asked for',
  dangerOnDark: 'Errors on forest',
  dangerOnDarkStrong: 'Errors on forest where more contrast is asked for',
  device: 'The body of a phone, a till, a screen',
  codeInk: 'Bars and dots that a scanner reads',
  codePaper: 'The ground of such a code',
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
  32: 'The largest pause of a page',
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
  raised: 'Cards on their surface',
  floating: 'What lies above the page: dialogs, menus, toasts',
} satisfies Uses<typeof shadow>;
