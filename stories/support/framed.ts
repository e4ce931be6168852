/** Shows a story in an iframe on the docs page, because it covers the window or takes focus. */
export const framed = { docs: { story: { inline: false, height: '600px' } } };
