/** What the dialogs behind "Get the app" take. */
export interface GetAppDialogProps {
  open: boolean;
  onClose: () => void;
}
