/** File name of a path's share picture: `/` is `home`, `/donation-api/loyalty` is `donation-api-loyalty`. */
export function shareName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
