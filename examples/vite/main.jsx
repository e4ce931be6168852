import { Heading, Text } from '@tuppence/ui';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.jsx';
import '@tuppence/ui/fonts.css';
import '@tuppence/ui/reset.css';
import '@tuppence/ui/tokens.css';
import '@tuppence/ui/components.css';
import '@tuppence/ui/auth.css';

createRoot(document.getElementById('app')).render(
  <>
    <Heading level={1}>Another shop</Heading>
    <Text>Open until six.</Text>
    <Shop />
  </>,
);
