import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  type ControlWords,
  ControlWordsProvider,
  CopyButton,
  Dialog,
  PasswordField,
  Slider,
  Tabs,
  Text,
} from '@tuppence/ui';
import { WaitlistForm, type WaitlistFormCopy } from '@tuppence/ui/dialogs';
import { Container, Inline, Stack } from '@tuppence/ui/layout';
import { PartnerFacts } from '@tuppence/ui/partner';
import { createTheme } from '@tuppence/ui/theme';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

interface Language {
  language: string;
  words: Partial<ControlWords>;
  section: { title: string; text: string; number: string; share: string };
  password: string;
  tabs: { label: string; first: string; second: string };
  slider: string;
  dialog: { open: string; title: string };
  form: WaitlistFormCopy;
}

function Page({ language, words, section, password, tabs, slider, dialog, form }: Language) {
  const [open, setOpen] = useState(false);
  return (
    <ControlWordsProvider words={words}>
      <div lang={language}>
        <PartnerFacts
          title={section.title}
          text={section.text}
          facts={[{ label: section.number, value: '1138287' }]}
          shareLabel={section.share}
          onShare={() => undefined}
        />
        <Container>
          <Stack gap={6}>
            <Tabs
              label={tabs.label}
              items={[
                { id: 'first', label: tabs.first, content: <Text>{section.text}</Text> },
                { id: 'second', label: tabs.second, content: <Text>{section.title}</Text> },
              ]}
            />
            <Slider label={slider} max={10} defaultValue={3} />
            <PasswordField label={password} />
            <Inline gap={4}>
              <CopyButton text="1138287" />
              <Button onClick={() => setOpen(true)}>{dialog.open}</Button>
            </Inline>
          </Stack>
        </Container>
        <Dialog open={open} onClose={() => setOpen(false)} title={dialog.title}>
          <WaitlistForm copy={form} onSubmit={async () => undefined} />
        </Dialog>
      </div>
    </ControlWordsProvider>
  );
}

const meta = {
  title: 'Foundations/Languages',
  component: Page,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects none of the controls' English words in the dialog. */
async function tryDialog({ words, dialog, form }: Language) {
  await userEvent.click(screen.getByRole('button', { name: dialog.open }));
  const opened = within(await screen.findByRole('dialog', { name: dialog.title }));
  await userEvent.click(opened.getByRole('button', { name: form.submit ?? '' }));
  // The dialog fades in.
  await waitFor(() => expect(opened.getByText(String(form.messages.email))).toBeVisible());
  await waitFor(() =>
    expect(opened.getByRole('button', { name: words.close ?? '' })).toBeVisible(),
  );
  await expect(document.body).not.toHaveTextContent(/\b(Close|Copy|Copied|Show|Submit|password)\b/);
}

export const German: Story = {
  args: {
    language: 'de',
    words: {
      close: 'Schließen',
      copy: 'Kopieren',
      copied: 'Kopiert',
      copyFailed: 'Kopieren fehlgeschlagen',
      copyByHand: 'Zum Kopieren gedrückt halten',
      showPassword: 'Passwort anzeigen',
      hidePassword: 'Passwort verbergen',
    },
    section: {
      title: 'Wohltätigkeits\u00adorganisation in Kürze',
      text: 'Jeder Einkauf unterstützt das Nachbarschaftszentrum, ohne dass er mehr kostet.',
      number: 'Registernummer',
      share: 'Seite weiterempfehlen',
    },
    password: 'Passwort',
    tabs: { label: 'Ansichten', first: 'Zusammenfassung', second: 'Einzelheiten' },
    slider: 'Wie viele Einkäufe in der Woche?',
    dialog: { open: 'Benachrichtigt werden', title: 'Früher Zugang' },
    form: {
      emailLabel: 'E-Mail-Adresse',
      emailPlaceholder: 'name@beispiel.de',
      agreement: ['Ich akzeptiere die ', { label: 'Nutzungsbedingungen', href: '/terms' }, '.'],
      messages: {
        email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
        acceptTerms: 'Akzeptieren Sie die Nutzungsbedingungen.',
      },
      submit: 'Absenden',
      pending: 'Wird gesendet …',
    },
  },
  play: ({ args }) => tryDialog(args),
};

// The charity kit adds Arabic letters to Bricolage Grotesque. Figtree has none.
const { style } = createTheme({ font: { text: "Figtree, 'Bricolage Grotesque'" } });

export const Arabic: Story = {
  beforeEach: () => {
    const root = document.documentElement;
    root.dir = 'rtl';
    for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
    return () => {
      root.removeAttribute('dir');
      for (const name of Object.keys(style)) root.style.removeProperty(name);
    };
  },
  args: {
    language: 'ar',
    words: {
      close: 'إغلاق',
      copy: 'نسخ',
      copied: 'تم النسخ',
      copyFailed: 'تعذر النسخ',
      copyByHand: 'اضغط مطولاً للنسخ',
      showPassword: 'إظهار كلمة المرور',
      hidePassword: 'إخفاء كلمة المرور',
    },
    section: {
      title: 'الجمعية باختصار',
      text: 'كل عملية شراء تدعم مركز الحي دون أي تكلفة إضافية.',
      number: 'رقم التسجيل',
      share: 'مشاركة الصفحة',
    },
    password: 'كلمة المرور',
    tabs: { label: 'طرق العرض', first: 'ملخص', second: 'تفاصيل' },
    slider: 'كم مرة تتسوق في الأسبوع؟',
    dialog: { open: 'أعلموني', title: 'الوصول المبكر' },
    form: {
      emailLabel: 'البريد الإلكتروني',
      emailPlaceholder: 'name@example.org',
      agreement: ['أوافق على ', { label: 'الشروط', href: '/terms' }, '.'],
      messages: {
        email: 'أدخل عنوان بريد إلكتروني صالحًا.',
        acceptTerms: 'يجب الموافقة على الشروط.',
      },
      submit: 'إرسال',
      pending: 'جارٍ الإرسال…',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: args.tabs.second }));
    const first = canvas.getByRole('tab', { name: args.tabs.first }).getBoundingClientRect();
    const second = canvas.getByRole('tab', { name: args.tabs.second }).getBoundingClientRect();
    await expect(second.right).toBeLessThan(first.left);
    await tryDialog(args);
    const dialog = screen.getByRole('dialog');
    const close = within(dialog).getByRole('button', { name: args.words.close ?? '' });
    const title = within(dialog).getByRole('heading', { name: args.dialog.title });
    await expect(close.getBoundingClientRect().right).toBeLessThan(
      title.getBoundingClientRect().left,
    );
  },
};
