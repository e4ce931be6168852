/** Gives stories that cover the window or take focus iframes of their own on the docs page. */
export const framed = { docs: { story: { inline: false, height: '600px' } } };
