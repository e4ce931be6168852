import type { Notes } from './notes';

export const components: Record<string, Notes> = {
  'Components/AlertDialog': {
    use: 'A message that must be answered before anything else: signing out, an error that stops.',
    not: 'Good news or a form. A toast says the first, a Dialog holds the second.',
    accessibility:
      'Announced as an alert dialog with its description. A press outside does not close it. Say the consequence in the words of the button, not "Yes".',
  },
  'Components/Button': {
    use: 'An action on this page: send, copy, open, go on. One primary button a view.',
    not: 'Going to another page. Take ButtonLink, or Link inside a sentence.',
    accessibility:
      'At least 44 px tall. While pending it keeps the focus and reads pendingLabel. Prefer a button that says what is missing to a disabled one.',
  },
  'Components/ButtonLink': {
    use: 'The one step forward of a section, when it leads to another page or place.',
    not: 'An action that changes something here. Take Button.',
    accessibility: 'A link to assistive technology. With external it says that a new tab opens.',
  },
  'Components/Checkbox': {
    use: 'One yes or no that takes effect when the form is sent.',
    not: 'One choice among several. Take RadioGroup.',
    accessibility: 'The native box. Its words are its label, so a press on them ticks it too.',
  },
  'Components/CodeBlock': {
    use: 'Sample code that people copy.',
    not: 'A single word of code in a sentence.',
    accessibility: 'Scrolls by the keyboard. The copy button says what it copies.',
  },
  'Components/Coin': {
    use: 'A sign that money arrives, beside words that say so.',
    not: 'An icon for price, wallet or settings.',
    accessibility: 'Decoration: hidden from assistive technology.',
  },
  'Components/CopyButton': {
    use: 'A code, an address or a number that people take elsewhere.',
    not: 'Text that is easy to select and short to type.',
    accessibility: 'The outcome is in the words of the button. Show a toast, which is announced.',
  },
  'Components/Dialog': {
    use: 'A task of its own that is done in a minute and leads back: sign up, choose a charity.',
    not: 'A question that must be answered (AlertDialog), a short hint (Popover, Tooltip), or a task of several pages.',
    accessibility:
      'Keeps the focus inside and gives it back to what opened it. Escape and a press outside close it. A sheet at the bottom on a phone.',
  },
  'Components/Disclosure': {
    use: 'More on request that most people do not need.',
    not: 'What everybody must read, or a menu.',
    accessibility: 'The browser’s own details: works without scripts, and find in page opens it.',
  },
  'Components/FeatureVideo': {
    use: 'A short silent film that shows what the words beside it say.',
    not: 'A film with sound. Take VideoDialog.',
    accessibility: 'Always has a button to pause. Stands still where less movement is asked for.',
  },
  'Components/Field': {
    use: 'Label, hint and error around a control of your own.',
    not: 'A line of text. Take TextField, which brings them along.',
    accessibility: 'Ties hint and error to the control, and announces the error when it appears.',
  },
  'Components/FormFields': {
    use: 'Everything inside a form.',
    not: 'Controls that are not sent together.',
    accessibility: 'Takes nothing until the page’s code runs, and says so without scripts.',
  },
  'Components/Heading': {
    use: 'Every title. Choose the level by the order of the page, the size by its looks.',
    not: 'Bold words in a paragraph.',
    accessibility: 'One level 1 a page, and no level left out.',
  },
  'Components/Icon': {
    use: 'A sign beside words.',
    not: 'A sign alone, unless its button has a name.',
    accessibility: 'Hidden from assistive technology: the words beside it say the same.',
  },
  'Components/Image': {
    use: 'Photos and drawings from a file, at a known size.',
    not: 'Decoration that a style could draw.',
    accessibility: 'Say in alt what it shows, or leave it empty where the words beside it do.',
  },
  'Components/Link': {
    use: 'Going elsewhere, from inside a sentence or a list.',
    not: 'An action (Button), or the one way on of a section (ButtonLink).',
    accessibility: 'Underlined: colour is not its only sign. Words make sense out of context.',
  },
  'Components/NavigationMenu': {
    use: 'The links of the site’s header, some of them in groups that unfold.',
    not: 'Actions, or tabs of one page.',
    accessibility: 'Arrow keys and Escape work. The current page is said.',
  },
  'Components/PasswordField': {
    use: 'A password, new or known.',
    not: 'A code that people read from elsewhere. Take TextField.',
    accessibility: 'The button that shows it says its state. Pasting and password managers work.',
  },
  'Components/Popover': {
    use: 'A few words or controls that belong to what was pressed.',
    not: 'What must be answered (AlertDialog), or a task with fields (Dialog).',
    accessibility: 'The page behind stays in reach. Escape closes it, the focus goes back.',
  },
  'Components/ProgressBar': {
    use: 'How far something has come, as a share of a whole.',
    not: 'Waiting of unknown length. Take a pending button.',
    accessibility: 'Has a name and a value. Colour is not its only sign.',
  },
  'Components/QrCode': {
    use: 'From a large screen to a phone.',
    not: 'On a phone, where a link does.',
    accessibility: 'Has a name. Stand the same address beside it as a link.',
  },
  'Components/RadioGroup': {
    use: 'One choice among a few, all in sight.',
    not: 'More than seven (CharityPicker), or yes and no (Checkbox).',
    accessibility: 'Arrow keys choose. The legend is read out with each choice.',
  },
  'Components/RadioGroup/Segments': {
    use: 'Two to four short choices that change what is beside them.',
    not: 'Changing pages or views. Take Tabs.',
    accessibility: 'Radio buttons to assistive technology.',
  },
  'Components/Separator': {
    use: 'Between things that space alone does not keep apart.',
    not: 'Under headings, or between all rows of a list.',
    accessibility: 'Decoration, unless it parts groups.',
  },
  'Components/Slider': {
    use: 'A rough amount whose effect is seen at once.',
    not: 'An exact figure. Take TextField.',
    accessibility: 'Arrow keys, Page Up and Page Down move it. Its value is read out in words.',
  },
  'Components/Tabs': {
    use: 'Two to five views of one thing, one at a time.',
    not: 'Steps in an order, or what people compare side by side.',
    accessibility: 'Arrow keys walk over the tabs, and Tab leads into the view.',
  },
  'Components/Text': {
    use: 'Every paragraph.',
    not: 'Titles. Take Heading.',
    accessibility: 'Muted text still has 7:1 on every surface.',
  },
  'Components/TextField': {
    use: 'A line of text: a name, an address, a figure.',
    not: 'A choice among known things. Take RadioGroup or CharityPicker.',
    accessibility: 'The label is always in sight. Set autoComplete for what the browser knows.',
  },
  'Components/ToastRegion': {
    use: 'A word on what has just happened, that needs no answer.',
    not: 'Errors of a field, or anything that people must act on.',
    accessibility: 'Announced. Stays while it is pointed at or has the focus; Escape closes it.',
  },
  'Components/Tooltip': {
    use: 'The name of a button that is an icon alone.',
    not: 'Anything that people need: it is not there for touch. Take Popover or a hint.',
    accessibility: 'Shows on focus as well as on hover, and goes by Escape.',
  },
  'Components/VisuallyHidden': {
    use: 'Words that eyes get from the picture and ears would miss.',
    not: 'Hiding what everybody should know.',
    accessibility: 'Read out, never shown.',
  },
};
