/** An iframe on the docs page, for a story that covers the window or takes focus. */
export const framed = { docs: { story: { inline: false, height: '600px' } } };
