/** The allowed directions of imports (`npm run test:dependencies`): see docs/architecture.md. */
const ui = '^packages/ui/src';
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** Folders of the app, lowest first, and its entry points. Each may import those before it. */
const levels = ['services/', 'providers/', 'pages/', '(App|Frame|routes|entry-)'];

module.exports = {
  forbidden: [
    forbid('no circular imports', {}, { circular: true }),
    forbid(
      'the library does not import the app, the router, the backend or stories',
      { path: ui },
      {
        path: '^(app|stories|tests|packages/(?!(ui|giving)/))|node_modules/(react-router|@supabase|@tanstack)',
      },
    ),
    forbid(
      'the arithmetic of giving imports nothing',
      { path: '^packages/giving/src/' },
      { pathNot: '^packages/giving/src/' },
    ),
    forbid(
      'tokens import nothing else of the library',
      { path: `${ui}/tokens/` },
      { pathNot: `${ui}/tokens/|node_modules/@vanilla-extract/` },
    ),
    forbid(
      'primitives and layout import tokens, styles and hooks only',
      { path: `${ui}/(components|layout)/` },
      {
        path: `${ui}|^packages/giving/`,
        pathNot: `${ui}/(components|layout|styles|tokens|hooks)/`,
      },
    ),
    forbid(
      'hooks import tokens only',
      { path: `${ui}/hooks/` },
      { path: ui, pathNot: `${ui}/(hooks|tokens)/` },
    ),
    forbid(
      'sections of different pages do not import each other',
      { path: `${ui}/sections/([^/]+)/` },
      { path: `${ui}/sections/`, pathNot: `${ui}/sections/$1/` },
    ),
    ...levels
      .slice(0, -1)
      .map((level, index) =>
        forbid(
          `${level} does not import higher levels of the app`,
          { path: `^app/src/${level}` },
          { path: `^app/src/(${levels.slice(index + 1).join('|')})` },
        ),
      ),
    forbid(
      'packages do not import the app, stories or tests',
      // The films are recorded with the browser of the tests.
      { path: '^packages/', pathNot: '^packages/[^/]+/(tests|tooling)/|films/src/record' },
      { path: '^(app|stories|tests)/' },
    ),
    forbid(
      'the framework knows nothing of this site',
      { path: '^packages/site/' },
      { path: '^(app|stories|tests|packages/(?!site/))' },
    ),
    forbid(
      'the app imports public entries of packages only, and no stories or tests',
      { path: '^app/src/' },
      {
        path: '^(packages|stories|tests)/',
        pathNot: `${ui}/.*index\\.ts$|^packages/(checkout/src/steps-copy|donation-sandbox/src/operations|(content|giving|settings)/src/[\\w/-]+)\\.ts$|^packages/site/src/`,
      },
    ),
    forbid(
      'only services import the client of the backend',
      { path: '^app/src/', pathNot: '^app/src/services/' },
      { path: 'node_modules/@supabase/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'the content imports public entries of the library, the arithmetic of giving and page-meta only',
      // The samples are shown, not run.
      { path: '^packages/content/', pathNot: '/samples/' },
      {
        path: '^(app|stories|tests|packages)/|node_modules/react',
        pathNot: `${ui}/.*index\\.ts$|^packages/(content|giving)/|^packages/site/src/seo/page-meta`,
      },
    ),
    forbid('stories do not import the app', { path: '^stories/' }, { path: '^app/' }),
  ],
  options: {
    // Other programs cannot call TypeScript 7's parser.
    parser: 'swc',
    // Tests may import anything, and built files come from sources that are checked.
    exclude: '\\.test\\.tsx?$|(^|/)dist/',
    doNotFollow: 'node_modules',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
