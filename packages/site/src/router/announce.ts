let region: HTMLElement | undefined;

/** Adds the live region. Screen readers ignore one that comes with its first words. */
export function prepareAnnouncements(): void {
  region ??= document.createElement('div');
  // The heading that gets the focus next would cut off a polite announcement.
  region.ariaLive = 'assertive';
  region.style.cssText = 'position:absolute;top:0;clip-path:inset(50%)';
  document.body.append(region);
}

/** Tells screen readers what is shown nowhere in the page. */
export function announce(text: string): void {
  region?.replaceChildren(text);
}

/** Says the title of a page, with the site's name. */
export function announceTitle(siteName = ''): void {
  const { title } = document;
  announce(title.includes(siteName) ? title : `${title} | ${siteName}`);
}
