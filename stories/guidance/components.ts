import type { Notes } from './notes';

export const components: Record<string, Notes> = {
  'Components/AlertDialog': {
    use: 'A message that must be answered first: a code to note, or a step that cannot be undone.',
    not: 'A success (use a toast) or a form (use Dialog).',
    accessibility:
      'Read with its description. A press outside does not close it. Label buttons with verbs.',
  },
  'Components/Button': {
    use: 'An action on this page: send, copy, open, continue. One primary button per screen.',
    not: 'Going to another page. Use ButtonLink, or Link inside a sentence.',
    accessibility:
      'At least 44 px tall. Keeps focus while pending. Show an error rather than disable it.',
  },
  'Components/ButtonLink': {
    use: 'The main link of a section, to another page or place.',
    not: 'An action that changes something here. Use Button.',
    accessibility: 'Announced as a link. With external, it says that it opens a new tab.',
  },
  'Components/Checkbox': {
    use: 'A yes or no that takes effect when the form is sent.',
    not: 'One choice among several. Use RadioGroup.',
    accessibility: 'A native checkbox. A press on its label ticks it too.',
  },
  'Components/CodeBlock': {
    use: 'Sample code that people copy.',
    not: 'A single word of code in a sentence.',
    accessibility: 'Scrolls by keyboard. The copy button says what it copies.',
  },
  'Components/Coin': {
    use: 'A sign of money arriving, beside text that says so.',
    not: 'An icon for price, wallet or settings.',
    accessibility: 'Decoration: hidden from assistive technology.',
  },
  'Components/CopyButton': {
    use: 'A code, an address or a number that people take elsewhere.',
    not: 'Text that is easy to select and short to type.',
    accessibility: 'The button’s label shows the outcome. Show a toast too, which is announced.',
  },
  'Components/Dialog': {
    use: 'A short, separate task: sign up, choose a charity.',
    not: 'What must be answered (AlertDialog), a hint (Popover, Tooltip), or a long task.',
    accessibility:
      'Keeps focus inside, and returns it to the opener. Escape and a press outside close it.',
  },
  'Components/Disclosure': {
    use: 'Details that most people do not need.',
    not: 'Text that everyone must read, or a menu.',
    accessibility:
      'A native details element. Works without scripts. Opens when a search in the page finds it.',
  },
  'Components/FeatureVideo': {
    use: 'A short silent film that illustrates the text beside it.',
    not: 'A film with sound. Use VideoDialog.',
    accessibility:
      'Has a button to pause and play. Plays only on request if less motion or data is preferred.',
  },
  'Components/Field': {
    use: 'The label, hint and error of a custom control.',
    not: 'A line of text. Use TextField, which includes them.',
    accessibility:
      'Links the hint and error to the control, and announces the error when it appears.',
  },
  'Components/FormFields': {
    use: 'Everything inside a form.',
    not: 'Controls that are not sent together.',
    accessibility: 'Disabled until the page’s code runs. Without scripts, it says why.',
  },
  'Components/Heading': {
    use: 'Every title. The level follows the page’s outline; the size is independent of it.',
    not: 'Bold text in a paragraph.',
    accessibility: 'Use level 1 once per page, and skip no level.',
  },
  'Components/Icon': {
    use: 'A symbol beside text.',
    not: 'A symbol alone, unless its button has a name.',
    accessibility: 'Hidden from assistive technology.',
  },
  'Components/Image': {
    use: 'Photos and drawings from a file, in a frame of known proportions.',
    not: 'Decoration that a style could draw.',
    accessibility:
      'Describe the picture in alt. Leave alt empty if the text beside it says the same.',
  },
  'Components/Link': {
    use: 'Going elsewhere, from inside a sentence or a list.',
    not: 'An action (Button), or the main link of a section (ButtonLink).',
    accessibility:
      'Underlined in a sentence; standalone, only on hover. Its text must make sense on its own.',
  },
  'Components/NavigationMenu': {
    use: 'The main links of a site in a wide window, some of them in groups.',
    not: 'A phone (MobileMenu), actions (Button), or views of one page (Tabs).',
    accessibility: 'Arrow keys and Escape work. The current page is announced.',
  },
  'Components/Notice': {
    use: 'A message within the content that stays until its cause is gone.',
    not: 'The outcome of an action (toast), an error in a field, or a refused form (FormError).',
    accessibility:
      'With announced, it is read out when it appears. A problem interrupts other speech.',
  },
  'Components/PasswordField': {
    use: 'A new or existing password.',
    not: 'A code that people copy from elsewhere. Use TextField.',
    accessibility:
      'Its button says whether it shows or hides the entry. Pasting and password managers work.',
  },
  'Components/Popover': {
    use: 'A short text about the element that opens it, or controls for it.',
    not: 'A question that must be answered (AlertDialog), or a task with fields (Dialog).',
    accessibility: 'The page behind stays usable. Escape closes it and focus returns.',
  },
  'Components/QrCode': {
    use: 'Moving from a large screen to a phone.',
    not: 'A page viewed on a phone. Use a link.',
    accessibility: 'Has a name. Put a link to the same address beside it.',
  },
  'Components/RadioGroup': {
    use: 'One choice among a few, all visible.',
    not: 'More than seven choices (Select, CharityPicker), or a yes or no (Checkbox).',
    accessibility: 'Arrow keys choose. The label of the group is read out with the choices.',
  },
  'Components/RadioGroup/Segments': {
    use: 'Two to four short choices that change what is beside them.',
    not: 'Changing views of one subject (Tabs), or pages (Link).',
    accessibility: 'Announced as radio buttons.',
  },
  'Components/Separator': {
    use: 'A line between items that space alone does not separate.',
    not: 'A line under a heading, or between all rows of a list.',
    accessibility: 'Announced as a separator, unless it is decorative.',
  },
  'Components/Select': {
    use: 'A choice among five or more options, or fewer where space is short.',
    not: 'Two to four options (RadioGroup shows them all), or a search by name (CharityPicker).',
    accessibility:
      'The browser’s own list, which works with every keyboard, screen reader and phone.',
  },
  'Components/Slider': {
    use: 'A rough amount with an immediate effect.',
    not: 'An exact figure. Use TextField.',
    accessibility: 'Arrow keys, Page Up and Page Down move it. Its value is announced as text.',
  },
  'Components/Tabs': {
    use: 'Two to five views of the same subject, one at a time.',
    not: 'Ordered steps, or content that people compare.',
    accessibility: 'Arrow keys move between tabs, and Tab moves into the panel.',
  },
  'Components/Text': {
    use: 'Every paragraph.',
    not: 'Titles. Use Heading.',
    accessibility:
      'Even muted text has a contrast of 7:1 in Tuppence’s colours, and 4.5:1 in any theme.',
  },
  'Components/TextField': {
    use: 'A line of text: a name, an address, a figure.',
    not: 'A choice among known options. Use RadioGroup, Select or CharityPicker.',
    accessibility:
      'Keep the label visible if you can. Set autoComplete for what the browser can fill in.',
  },
  'Components/Textarea': {
    use: 'Several lines of text: a message, code, or a name with line breaks.',
    not: 'A single line. Use TextField.',
    accessibility:
      'Keep the label visible if you can. Enter adds a line and does not send the form.',
  },
  'Components/ToastRegion': {
    use: 'A message that needs no answer. It may offer an action.',
    not: 'Errors in a field, or anything that people must act on.',
    accessibility:
      'Announced. Stays while it is hovered or focused. Escape closes the focused toast.',
  },
  'Components/Tooltip': {
    use: 'A few words about a control, such as what a button with only an icon does.',
    not: 'Anything essential: touch cannot open it. Use Popover or a hint.',
    accessibility:
      'Read as a description: name the control too. Shown on focus and hover. Escape closes it.',
  },
  'Components/VisuallyHidden': {
    use: 'Text for screen readers where everyone else sees a picture that says the same.',
    not: 'Hiding text that everyone needs.',
    accessibility: 'Read out, never shown. With the role status, changes are announced.',
  },
};
