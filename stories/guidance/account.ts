import type { Notes } from './notes';

export const account: Record<string, Notes> = {
  'Onboarding/Name Step': {
    use: 'Step 1 of the pitch: a first name.',
    not: 'Anything that is stored with an account.',
    accessibility: 'The error is tied to the field and announced. The label stays in sight.',
  },
  'Onboarding/Greeting': {
    use: 'Between step 1 and 2: two seconds of welcome, by name.',
    not: 'Waiting for something. It tells of no progress.',
    accessibility:
      'Takes the focus once and stays above the next step, so that slow readers lose nothing.',
  },
  'Onboarding/Home Of Giving Step': {
    use: 'Step 2 of the pitch: one large figure and what should change.',
    not: 'A figure that the register of claims does not hold.',
    accessibility: 'Holds the level 1 heading. The globe is decoration.',
  },
  'Onboarding/Founder Step': {
    use: 'Step 3 of the pitch: choose a founder, and a way on.',
    not: 'Other choices. Take RadioGroup.',
    accessibility:
      'A named group of choices that arrow keys walk. What follows the choice is read as text.',
  },
  'Auth/AuthForm': {
    use: 'Signing in or up with a password. AuthFrame stands around it.',
    not: 'A password before a single page. Take VisionGate or DeckGate.',
    accessibility:
      'Errors are tied to their fields and announced, the first takes the focus. What was typed stays.',
  },
  'Auth/AuthFrame': {
    use: 'Around each form of an account, so that they look alike.',
    not: 'A page with a header and sections.',
    accessibility: 'Holds the level 1 heading, which takes the focus when the form changes.',
  },
  'Auth/AuthNotice': {
    use: 'Why a form is shown, or what to do before it is sent again.',
    not: 'What the service refused. Take FormError, or a toast.',
    accessibility: 'Read as text in its place; what went wrong is announced.',
  },
  'Auth/CheckEmail': {
    use: 'In the form’s place once a mail is on its way.',
    not: 'Good news that needs no action. Take a toast.',
    accessibility: 'What went wrong is announced and described at the button.',
  },
  'Auth/OwnAccount': {
    use: 'What donors may change, take along or end, at the foot of their recap.',
    not: 'Settings that are changed often.',
    accessibility: 'A landmark with a level 2 heading. Each part is a native disclosure.',
  },
  'Auth/NameForm': {
    use: 'Changing the name of an account.',
    not: 'Signing up. Take AuthForm.',
    accessibility: 'Errors are tied to their fields. That it is saved is announced.',
  },
  'Auth/ChangePasswordForm': {
    use: 'Changing a password that the donor knows.',
    not: 'A forgotten password. Take RequestLinkForm and NewPasswordForm.',
    accessibility: 'A wrong current password is said at its field, which takes the focus.',
  },
  'Auth/DataDownload': {
    use: 'Everything that is held about a donor, as files.',
    not: 'A single table. Put a button beside it.',
    accessibility: 'What went wrong is announced and described at the buttons.',
  },
  'Auth/CloseAccountForm': {
    use: 'Ending an account for ever, after the email address was typed.',
    not: 'Anything that can be undone. A button is enough.',
    accessibility: 'What is deleted and what stays is read before the field.',
  },
  'Auth/NewPasswordForm': {
    use: 'The last step of a forgotten password.',
    not: 'Signing up. Take AuthForm.',
    accessibility:
      'Pasting and password managers work. Errors are tied to the field and announced.',
  },
  'Auth/PasswordStrengthHint': {
    use: 'Below a new password, as its hint.',
    not: 'A known password, or as a rule that blocks: it only advises.',
    accessibility: 'Says it in words; the bar is decoration.',
  },
  'Auth/RequestLinkForm': {
    use: 'Asking for a link by mail: a forgotten password, or an expired confirmation.',
    not: 'Newsletters. Take EarlyAccessForm.',
    accessibility:
      'What the service said is tied to the field and announced. What was typed stays.',
  },
  'Recap/RecapSummary': {
    use: 'The head of the giving recap: whose it is, the choice of a year, all time.',
    not: 'Figures of the company.',
    accessibility: 'Holds the level 1 heading. Loading is announced; figures are terms and values.',
  },
  'Recap/GivingHistory': {
    use: 'The giving of one tax year, with its charts and its list.',
    not: 'A donor without gifts. Take EmptyRecap.',
    accessibility: 'A change of year is announced with its total. Charts are tables.',
  },
  'Recap/GiftList': {
    use: 'Every gift of a year.',
    not: 'A handful of figures. Take Receipt.',
    accessibility:
      'A named table. Unfolding puts the focus on the first new row; on paper all rows show.',
  },
  'Recap/GivingChart': {
    use: 'Comparing a dozen sums at most.',
    not: 'Trends over years, or parts of a whole.',
    accessibility: 'A table with a caption: each bar has its figure beside it.',
  },
  'Recap/TaxNote': {
    use: 'An estimate of tax relief, with its arithmetic.',
    not: 'Advice, or a figure without its assumptions.',
    accessibility: 'A list of terms and values. The words say that it is an estimate.',
  },
  'Recap/YearInGiving': {
    use: 'The section of a YearPicture, whose code it asks for when it comes near.',
    not: 'A donor without gifts: there is no year to show.',
    accessibility: 'A landmark with a level 2 heading. Nothing of it is printed.',
  },
  'Recap/YearPicture': {
    use: 'A picture of a tax year that the donor may share.',
    not: 'Figures to read: a picture is for others. Take RecapSummary.',
    accessibility:
      'The picture has its words as text alternative, and they stand in its place where nothing can be drawn.',
  },
  'Recap/TaxSummary': {
    use: 'The Gift Aid payments of a tax year, to type from, print and keep.',
    not: 'An estimate of what they are worth to a donor. Take TaxNote.',
    accessibility: 'A named article with a named table. Paper has every row.',
  },
  'Recap/GiveAgain': {
    use: 'The way from a history of gifts back to its charities.',
    not: 'Charities that the visitor does not know yet. Take CharityLinks.',
    accessibility: 'A list. Each link or button is named after its charity.',
  },
  'Recap/EmptyRecap': {
    use: 'A donor who has not given yet.',
    not: 'A year without gifts among others: GivingHistory says so itself.',
    accessibility: 'A heading, a sentence, one way on. The empty receipt is read as a list.',
  },
};
