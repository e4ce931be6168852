/** The address of the last failed sign-in, for the form that sends a new password. Kept until a reload. */
let address = '';

export const lastAddress = {
  get: () => address,
  set: (failed: string) => {
    address = failed;
  },
};
