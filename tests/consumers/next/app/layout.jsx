import '@tuppence/ui/fonts.css';
import '@tuppence/ui/reset.css';
import '@tuppence/ui/tokens.css';
import '@tuppence/ui/components.css';
import '@tuppence/ui/layout.css';
import '@tuppence/ui/brand.css';
import '@tuppence/ui/auth.css';
import { Links } from './Links.jsx';

export const metadata = { title: 'Shop', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
