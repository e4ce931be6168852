/** Name of the share picture of a path: `/` is `home`, `/donation-api/loyalty` is `donation-api-loyalty`. */
export function shareName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
