import type { Notes } from './notes';

export const account: Record<string, Notes> = {
  'Onboarding/Name Step': {
    use: 'Step 1 of the onboarding pitch: asks for a first name.',
    not: 'Anything that is stored with an account.',
    accessibility: 'The label stays visible. The button is disabled until a name is typed.',
  },
  'Onboarding/Greeting': {
    use: 'Between steps 1 and 2: greets the visitor by name for two seconds.',
    not: 'A wait of unknown length: it shows no progress.',
    accessibility:
      'Takes focus once and stays above the next step, so that slow readers can finish.',
  },
  'Onboarding/Home Of Giving Step': {
    use: 'Step 2 of the onboarding pitch: one large figure and what should change.',
    not: 'A figure that is not in the claims register.',
    accessibility: 'Contains the level 1 heading. The globe is decorative.',
  },
  'Onboarding/Founder Step': {
    use: 'Step 3 of the onboarding pitch: choose a founder and continue.',
    not: 'Other choices. Use RadioGroup.',
    accessibility:
      'Arrow keys move through a named group of choices. The text after the choice is announced.',
  },
  'Auth/AuthForm': {
    use: 'Signing in or up with a password, inside AuthFrame.',
    not: 'The password of a single page. Use VisionGate or DeckGate.',
    accessibility:
      'Errors are tied to their fields and announced; the first takes focus. Entries are kept.',
  },
  'Auth/AuthFrame': {
    use: 'Around each account form, so that they look alike.',
    not: 'A page with a header and sections.',
    accessibility: 'Contains the level 1 heading, which takes focus when the form changes.',
  },
  'Auth/AuthNotice': {
    use: 'Why a form is shown, or what to do before it is sent again.',
    not: 'An error from the service. Use FormError, or a toast.',
    accessibility: 'Read in place, as text. If its action fails, the error is announced.',
  },
  'Auth/CheckEmail': {
    use: 'Instead of the form, once an email has been sent.',
    not: 'A success that needs no action. Use a toast.',
    accessibility: 'Announces an error, a sent email, and when it can be sent again.',
  },
  'Auth/OwnAccount': {
    use: 'Account settings, data and closing, at the foot of the recap.',
    not: 'Settings that are changed often.',
    accessibility: 'A landmark with a level 2 heading. Each part is a native disclosure.',
  },
  'Auth/NameForm': {
    use: 'Changing the name of an account.',
    not: 'Signing up. Use AuthForm.',
    accessibility: 'Errors are tied to their fields. Success is announced.',
  },
  'Auth/ChangePasswordForm': {
    use: 'Changing a password that the donor knows.',
    not: 'A forgotten password. Use RequestLinkForm and NewPasswordForm.',
    accessibility: 'A wrong current password is shown at its field, which takes focus.',
  },
  'Auth/DataDownload': {
    use: 'Downloading all data about a donor.',
    not: 'Downloading a single table. Put a button beside it.',
    accessibility: 'An error is announced, and read again with each button.',
  },
  'Auth/CloseAccountForm': {
    use: 'Permanently closing an account, confirmed by typing the email address.',
    not: 'Anything that can be undone. A button is enough.',
    accessibility: 'What is deleted and what is kept is read before the field.',
  },
  'Auth/NewPasswordForm': {
    use: 'The last step of a forgotten password.',
    not: 'Signing up. Use AuthForm.',
    accessibility:
      'Pasting and password managers work. Errors are tied to the field and announced.',
  },
  'Auth/PasswordStrengthHint': {
    use: 'Below a new password, as its hint.',
    not: 'An existing password, or a rule that must be met: it only advises.',
    accessibility: 'The strength is text; the bar is decorative.',
  },
  'Auth/RequestLinkForm': {
    use: 'Asking for a link by email, after a forgotten password or an expired confirmation.',
    not: 'Joining the waitlist. Use WaitlistForm.',
    accessibility: 'An error is tied to the field and announced. Entries are kept.',
  },
  'Recap/RecapSummary': {
    use: 'The top of the giving recap: greeting, year and totals.',
    not: 'The company’s figures.',
    accessibility:
      'Contains the level 1 heading. Announces loading. Figures are a list of terms and values.',
  },
  'Recap/GivingHistory': {
    use: 'The gifts of one tax year, as charts and a list.',
    not: 'A donor without gifts. Use EmptyRecap.',
    accessibility: 'A change of year is announced with its total. The charts are tables.',
  },
  'Recap/GiftList': {
    use: 'Every gift of a year.',
    not: 'A handful of figures. Use Receipt.',
    accessibility: 'A named table. Expanding focuses the first new row. All rows are printed.',
  },
  'Recap/GivingChart': {
    use: 'Comparing amounts of money with their total, by month or by charity.',
    not: 'Trends over several years.',
    accessibility: 'A table with a caption: each bar has its figure beside it.',
  },
  'Recap/TaxNote': {
    use: 'An estimate of tax relief, with its arithmetic.',
    not: 'Advice, or a figure without its assumptions.',
    accessibility: 'A list of terms and values. Say in the disclaimer that it is an estimate.',
  },
  'Recap/YearInGiving': {
    use: 'The section around a YearPicture.',
    not: 'A donor without gifts: there is no year to show.',
    accessibility: 'A landmark with a level 2 heading. Not printed.',
  },
  'Recap/YearPicture': {
    use: 'A picture of a tax year, for the donor to share.',
    not: 'Figures for the donor to read. Use RecapSummary.',
    accessibility: 'The picture’s text is its alternative, and replaces it if it cannot be drawn.',
  },
  'Recap/TaxSummary': {
    use: 'The Gift Aid payments of a tax year, to print or copy into a tax return.',
    not: 'An estimate of a donor’s tax relief. Use TaxNote.',
    accessibility: 'A named article with a named table. All rows are printed.',
  },
  'Recap/GiveAgain': {
    use: 'Links or buttons to give again to the charities in a history of gifts.',
    not: 'Charities that the visitor does not know yet. Use CharityLinks.',
    accessibility: 'A list. Each link or button is named after its charity.',
  },
  'Recap/EmptyRecap': {
    use: 'A donor who has not given yet.',
    not: 'A donor with gifts in other years. GivingHistory says that a year is empty.',
    accessibility: 'A heading, a sentence and one link. The empty receipt is read as a list.',
  },
};
