/**
 * What "Get the app" does: a link to the store (on iOS, and wherever scripts have not run yet),
 * or a press that opens a dialog (Spec §2, Header).
 */
export type GetAppAction =
  | { href: string; onGetApp?: undefined }
  | { onGetApp: () => void; href?: undefined };
