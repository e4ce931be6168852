import type { Notes } from './notes';

export const frames: Record<string, Notes> = {
  'Layout/Columns': {
    use: 'Items of the same kind, side by side.',
    not: 'Items of different importance. Use Inline or a section.',
    accessibility: 'The reading order is the source order, even in one column.',
  },
  'Layout/Container': {
    use: 'Once inside each section.',
    not: 'Inside another container.',
    accessibility: 'Ignored by assistive technology.',
  },
  'Layout/Inline': {
    use: 'Buttons, badges and text in a row that may wrap.',
    not: 'A grid. Use Columns.',
    accessibility: 'Ignored by assistive technology.',
  },
  'Layout/Section': {
    use: 'Each full-width part of a page. Its tone sets the surface of its contents.',
    not: 'A card inside a section.',
    accessibility: 'With landmark it is a region, named by its heading.',
  },
  'Layout/Stack': {
    use: 'Items below each other, all with the same gap.',
    not: 'A list. Put a list inside.',
    accessibility: 'Ignored by assistive technology.',
  },
  'Chrome/Footer': {
    use: 'The end of every page except full-screen ones.',
    not: 'A place for actions.',
    accessibility: 'A landmark with named groups of links.',
  },
  'Chrome/GetAppButton': {
    use: 'The one green button of the site.',
    not: 'Twice on one screen.',
    accessibility: 'A link to the store on iOS, a button that opens a dialog elsewhere.',
  },
  'Chrome/Header': {
    use: 'The top of every page except full-screen ones.',
    not: 'More than once per page.',
    accessibility: 'A landmark. The current page is marked, and SkipLink skips it.',
  },
  'Chrome/LoadFailure': {
    use: 'Once per page, if part of it could not be loaded.',
    not: 'Errors in a form. Use FormError.',
    accessibility: 'Announced when it appears, with a way to try again.',
  },
  'Chrome/MobileMenu': {
    use: 'The navigation below 768 px.',
    not: 'A menu of actions.',
    accessibility: 'Works before and without scripts. Escape and a press outside close it.',
  },
  'Chrome/SkipLink': {
    use: 'The first thing on every page.',
    not: 'A link that is always visible.',
    accessibility: 'The first stop of the Tab key.',
  },
  'Chrome/Splash': {
    use: 'Once, around the whole site.',
    not: 'Waiting for a part of a page.',
    accessibility: 'Disappears by itself without scripts. Shorter with reduced motion.',
  },
  'Chrome/StickyBar': {
    use: 'The home page on an iPhone.',
    not: 'Any other page: it covers text.',
    accessibility: 'Never covers the focused element. Not shown in low windows.',
  },
  'Dialogs/DownloadAppDialog': {
    use: 'Getting the app from a screen other than an iPhone.',
    not: 'On an iPhone. Use a link to the store.',
    accessibility: 'Offers the code’s address as a link too. For the rest, see Dialog.',
  },
  'Dialogs/EarlyAccessDialog': {
    use: 'Joining the waitlist, from any page.',
    not: 'Where there is room for the form itself: EarlyAccessForm.',
    accessibility: 'Its first field takes focus. Errors are tied to their fields and announced.',
  },
  'Dialogs/EarlyAccessForm': {
    use: 'Joining the waitlist on the page itself.',
    not: 'Beside another form.',
    accessibility: 'Errors are tied to their fields and announced; the first of them takes focus.',
  },
  'Dialogs/Overlays': {
    use: 'Trying out dialogs, toasts, menus and popovers on top of each other.',
    not: 'A component: it is a page for tests.',
    accessibility:
      'The topmost has focus, toasts can still be reached, and focus returns to the element that opened it.',
  },
  'Dialogs/SocialProof': {
    use: 'Beside the form that it supports.',
    not: 'With a figure that is not in the claims register.',
    accessibility: 'The faces are decorative; the text says the same.',
  },
  'Dialogs/VideoDialog': {
    use: 'A film with sound that people ask for.',
    not: 'A silent loop. Use FeatureVideo.',
    accessibility: 'Captions, the browser’s own controls, and nothing plays after it is closed.',
  },
};
