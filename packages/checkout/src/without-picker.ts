/** Replaces `load-picker` in the element, which gives to one charity. */
export const loadedPicker = () => undefined;
export const loadPicker = async () => undefined;
