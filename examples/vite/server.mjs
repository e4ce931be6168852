import { Heading } from '@tuppence/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

console.log(renderToString(createElement(Heading, { level: 1 }, 'Rendered by Node')));
