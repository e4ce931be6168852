import { registerHooks } from 'node:module';

// The docgen parser and Storybook's manifest need TypeScript's JavaScript API, which TypeScript 7 lacks.
registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript' && /docgen-typescript|@storybook\/react\//.test(context.parentURL ?? '')
      ? next('typescript-with-api', context)
      : next(name, context),
});

interface Prop {
  declarations?: { fileName: string }[] | undefined;
}

/** Only a component's own props: its docstring names the element that it takes the others from. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  propFilter: ({ declarations = [] }: Prop) =>
    declarations.some(({ fileName }) => /packages\/ui\/src/.test(fileName)),
};

/** The props of all components in these files, as Storybook reads them. */
export async function componentDocs(root: string, files: string[]) {
  const { withCustomConfig } = await import('react-docgen-typescript');
  const parser = withCustomConfig(`${root}/tsconfig.json`, {
    ...docgenOptions,
    savePropValueAsString: true,
  });
  return parser.parse(files.map((file) => `${root}/${file}`));
}
