import '@tuppence/ui/styles.css';
import type { ReactNode } from 'react';
import { Frame } from './frame';
import { theme } from './theme';

export const metadata = {
  title: { default: 'Harbour Street Food Bank', template: '%s – Harbour Street Food Bank' },
  icons: { icon: 'data:,' },
};

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
