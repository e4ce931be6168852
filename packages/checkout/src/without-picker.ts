/** Replaces `load-picker`: the element gives to one charity. */
export const loadedPicker = () => undefined;
export const loadPicker = async () => undefined;
