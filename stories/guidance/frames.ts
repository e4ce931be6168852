import type { Notes } from './notes';

export const frames: Record<string, Notes> = {
  'Layout/Columns': {
    use: 'Equal things beside each other.',
    not: 'Things of different weight. Use Inline or a section.',
    accessibility: 'The order of reading is the order in the source, also in one column.',
  },
  'Layout/Container': {
    use: 'Once inside each section.',
    not: 'Inside another container.',
    accessibility: 'No meaning to assistive technology.',
  },
  'Layout/Inline': {
    use: 'Buttons, badges and text in a row that may wrap.',
    not: 'A grid. Use Columns.',
    accessibility: 'No meaning to assistive technology.',
  },
  'Layout/Section': {
    use: 'Each band of a page. Its tone is the surface for everything in it.',
    not: 'A card inside a section.',
    accessibility: 'A region, when it is named by its heading.',
  },
  'Layout/Stack': {
    use: 'Things below each other with one gap, which belongs to the layout.',
    not: 'A list: put a list inside.',
    accessibility: 'No meaning to assistive technology.',
  },
  'Chrome/Footer': {
    use: 'The end of every page but the full-screen ones.',
    not: 'A place for actions.',
    accessibility: 'A landmark with named groups of links.',
  },
  'Chrome/GetAppButton': {
    use: 'The one green button of the site.',
    not: 'Twice in one view.',
    accessibility: 'A link to the store on iOS, a button that opens a dialog elsewhere.',
  },
  'Chrome/Header': {
    use: 'The top of every page but the full-screen ones.',
    not: 'More than one a page.',
    accessibility: 'A landmark. The current page is marked, and SkipLink leads past it.',
  },
  'Chrome/LoadFailure': {
    use: 'Once a page: part of it could not be loaded.',
    not: 'Errors of a form.',
    accessibility: 'Announced when it appears, with a way to try again.',
  },
  'Chrome/MobileMenu': {
    use: 'The navigation below 768 px.',
    not: 'A menu of actions.',
    accessibility: 'Works before and without scripts. Escape and a press outside fold it.',
  },
  'Chrome/SkipLink': {
    use: 'The first thing on every page.',
    not: 'A link that is always visible.',
    accessibility: 'The first stop of the Tab key.',
  },
  'Chrome/Splash': {
    use: 'Once, around the whole site.',
    not: 'Waiting for a part of a page.',
    accessibility: 'Lifts itself without scripts. Shortened where less movement is asked for.',
  },
  'Chrome/StickyBar': {
    use: 'The home page on an iPhone.',
    not: 'Any other page: it covers what is read.',
    accessibility: 'Stays below the focused element, and leaves low windows alone.',
  },
  'Dialogs/DownloadAppDialog': {
    use: 'Getting the app from a screen that is no iPhone.',
    not: 'On an iPhone, where a link to the store does.',
    accessibility: 'Has the same address as a link. Otherwise as Dialog.',
  },
  'Dialogs/EarlyAccessDialog': {
    use: 'Joining the waitlist, from any page.',
    not: 'Where there is room for the form itself: EarlyAccessForm.',
    accessibility: 'Opens on its first field. Errors are tied to their fields and announced.',
  },
  'Dialogs/EarlyAccessForm': {
    use: 'Joining the waitlist on the page itself.',
    not: 'Beside another form.',
    accessibility: 'Errors are tied to their fields and announced; the first of them takes focus.',
  },
  'Dialogs/Overlays': {
    use: 'Trying dialogs, toasts, menus and popovers over each other.',
    not: 'A component: it is a page for tests.',
    accessibility:
      'The topmost has the focus, toasts stay in reach, and focus returns to the opener.',
  },
  'Dialogs/SocialProof': {
    use: 'Beside the form that it speaks for.',
    not: 'With a figure that the register of claims does not hold.',
    accessibility: 'The faces are decorative; the text says the same.',
  },
  'Dialogs/VideoDialog': {
    use: 'A film with sound that people ask for.',
    not: 'A silent loop. Use FeatureVideo.',
    accessibility: 'Captions, the browser’s own controls, and nothing plays after it is closed.',
  },
};
