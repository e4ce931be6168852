import { Button } from '@tuppence/ui';
import '@tuppence/ui/tokens.css';
import '@tuppence/ui/components/button.css';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('app')).render(<Button>Ring it up</Button>);
