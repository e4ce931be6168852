import { CopyButton, Heading, RadioGroup, Text } from '@tuppence/ui';
import { Inline, Stack } from '@tuppence/ui/layout';
import { createTheme, themeFaults } from '@tuppence/ui/theme';
import { useState } from 'react';
import type { Scheme } from '../../../packages/ui/src/theme/palette';
import { BrandFields } from './BrandFields';
import { asCode, asCss, asTokens } from './copies';
import { brands, coloursOf, type Draft, themeValues } from './draft';
import { Readability } from './Readability';
import { OnAPhone } from './Samples';

const schemes = ['light', 'dark'] as const;
const titles = { light: 'Light', dark: 'Dark' };

/** The sheet of a brand that may still have pairs which `createTheme` refuses. */
function sheetOf(draft: Draft, scheme: Scheme) {
  const values = themeValues(draft, scheme);
  return createTheme({ ...values, unused: themeFaults(values).map(({ use }) => use) }).css();
}

/** Six colours, radius and fonts, tried on samples in both schemes. */
export function ThemeBuilder({ brand }: { brand: keyof typeof brands }) {
  const [draft, setDraft] = useState<Draft>(brands[brand]);
  const [scheme, setScheme] = useState<Scheme>(brand === 'dark' ? 'dark' : 'light');
  const recolour = (which: Scheme) => (color: Draft['light']['color']) =>
    setDraft({ ...draft, [which]: { ...coloursOf(draft, which), color } });
  const passes = schemes.every((one) => themeFaults(coloursOf(draft, one)).length === 0);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
      <div style={{ flex: '1 0 240px', maxWidth: 390 }}>
        <Stack gap={6}>
          <Heading level={1}>Theme builder</Heading>
          <RadioGroup
            label="Colours of"
            value={scheme}
            description="Dark colours are derived until you change one."
            look="segments"
            options={schemes.map((value) => ({ value, label: titles[value] }))}
            onValueChange={setScheme}
          />
          <BrandFields
            key={scheme}
            draft={draft}
            color={coloursOf(draft, scheme).color}
            onColor={recolour(scheme)}
            onDraft={setDraft}
          />
        </Stack>
      </div>
      {/* Both schemes are side by side in a window of 1280 px, beside the sidebar. */}
      <div style={{ flex: '4 1 664px', minWidth: 0 }}>
        <Stack gap={6}>
          {passes ? (
            <Inline gap={3}>
              <CopyButton label="Copy createTheme(…)" text={asCode(draft)} />
              <CopyButton label="Copy CSS" text={asCss(draft)} />
              <CopyButton label="Copy design tokens" text={asTokens(draft)} />
            </Inline>
          ) : (
            <Text>createTheme would refuse these colours. Change what fails, then copy.</Text>
          )}
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
            {schemes.map((one) => (
              <div key={one} style={{ flex: '1 1 320px', maxWidth: 390, minWidth: 0 }}>
                <Stack gap={3}>
                  <Heading level={2} size="title">
                    {titles[one]}
                  </Heading>
                  <Readability
                    title={titles[one]}
                    colours={coloursOf(draft, one)}
                    onTake={recolour(one)}
                  />
                  <OnAPhone title={`Samples, ${one}`} sheet={sheetOf(draft, one)} />
                </Stack>
              </div>
            ))}
          </div>
        </Stack>
      </div>
    </div>
  );
}
