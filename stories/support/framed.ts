/** For stories that open over the window or take focus: on the docs page each has its own frame. */
export const framed = { docs: { story: { inline: false, height: '600px' } } };
