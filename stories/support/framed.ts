/** For stories that open over the window or take the focus: on their docs page each has a window of its own. */
export const framed = { docs: { story: { inline: false, height: '600px' } } };
