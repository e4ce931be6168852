/** An iframe on the docs page, for a story that covers the window, takes focus or stands at its edge. */
export const framed = (height = '600px') => ({ docs: { story: { inline: false, height } } });
