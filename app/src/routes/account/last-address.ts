/** The address of the last failed sign-in, for the form that sends a new password. Kept until a reload. */
export const lastAddress = { value: '' };
