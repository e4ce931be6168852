import '@tuppence/ui/styles.css';
import { createTheme } from '@tuppence/ui/theme';
import type { ReactNode } from 'react';
import { Frame } from './frame';

export const metadata = { title: 'Harbour Street Food Bank', icons: { icon: 'data:,' } };

const theme = createTheme({
  color: {
    page: '#FFF9F2',
    text: '#2A1A12',
    strong: '#4A1D0F',
    action: '#B23A0E',
    accent: '#FFC857',
    money: '#8A5A1F',
  },
  radius: { control: '999px', card: '12px' },
});

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <style>{theme.css()}</style>
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
