/** E.g. `donation-api-loyalty` for `/donation-api/loyalty`. */
export function shareName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
