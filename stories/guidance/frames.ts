import type { Notes } from './notes';

export const frames: Record<string, Notes> = {
  'Layout/Columns': {
    use: 'Items of the same kind side by side, or a text beside a picture.',
    not: 'Items that wrap one by one. Use Inline.',
    accessibility:
      'Read in the order of the source, even in one column. Can be rendered as a list.',
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
    accessibility: 'With landmark it is a region: set aria-labelledby to the id of its heading.',
  },
  'Layout/Stack': {
    use: 'Items below each other, all with the same gap.',
    not: 'Items side by side. Use Inline or Columns.',
    accessibility: 'Ignored by assistive technology, unless it is rendered as a list.',
  },
  'Chrome/Footer': {
    use: 'The end of every page except full-screen ones.',
    not: 'A place for actions.',
    accessibility: 'A landmark with named groups of links.',
  },
  'Chrome/GetAppButton': {
    use: 'The site’s main action: get the app, or join the waitlist.',
    not: 'Twice in one section.',
    accessibility: 'A link on iOS and before scripts run, otherwise a button that opens a dialog.',
  },
  'Chrome/Header': {
    use: 'The top of every page except full-screen ones.',
    not: 'More than once per page.',
    accessibility: 'A landmark. The current page is marked. SkipLink skips the header.',
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
    accessibility:
      'Leaves by itself, even if scripts fail. With reduced motion, nothing turns or fades.',
  },
  'Chrome/StickyBar': {
    use: 'The home page on an iPhone.',
    not: 'Any other page: it covers text.',
    accessibility: 'Never covers the focused element. In low windows it is not sticky.',
  },
  'Dialogs/GetAppDialog': {
    use: 'Getting the app from a screen other than an iPhone.',
    not: 'On an iPhone. Use a link to the store.',
    accessibility: 'Offers the code’s address as a link too. Otherwise the same as Dialog.',
  },
  'Dialogs/WaitlistDialog': {
    use: 'Joining the waitlist, from any page.',
    not: 'A page with room for the form itself. Use WaitlistForm.',
    accessibility: 'Its first field takes focus. Errors are tied to their fields and announced.',
  },
  'Dialogs/WaitlistForm': {
    use: 'Joining the waitlist on the page itself.',
    not: 'Beside another form.',
    accessibility: 'Errors are tied to their fields and announced; the first takes focus.',
  },
  'Dialogs/Overlays': {
    use: 'Trying out dialogs, toasts, menus and popovers on top of each other.',
    not: 'A component: it is a page for tests.',
    accessibility:
      'The topmost layer has focus, and later gives it back. Toasts can be reached at any time.',
  },
  'Dialogs/SocialProof': {
    use: 'Beside the form that it supports.',
    not: 'With a figure that is not in the claims register.',
    accessibility:
      'The drawn people and their ticket are decorative: the text must say how many joined.',
  },
  'Dialogs/VideoDialog': {
    use: 'A film with sound that people ask for.',
    not: 'A silent loop. Use FeatureVideo.',
    accessibility:
      'Has the browser’s own controls. Pass captions. The film stops when it is closed.',
  },
};
