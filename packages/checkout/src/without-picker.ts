/** Replaces `load-picker`: the element gives to one charity, so it needs no picker. */
export const loadedPicker = () => undefined;
export const loadPicker = async () => undefined;
