import { renderSVG } from 'uqr';

/** A data URL, so that stories need no network. */
export function landscape(width: number, height: number, sky = '#C9D8CC'): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
    <rect width="100%" height="100%" fill="${sky}"/><circle cx="${width * 0.72}" cy="${height * 0.3}" r="${height * 0.13}" fill="#C8F169"/>
    <path d="M0 ${height * 0.7} Q${width * 0.3} ${height * 0.4} ${width * 0.6} ${height * 0.7} T${width} ${height * 0.6} V${height} H0Z" fill="#0B7A4B"/>
    <path d="M0 ${height * 0.85} Q${width * 0.5} ${height * 0.6} ${width} ${height * 0.85} V${height} H0Z" fill="#06402B"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** A data URL, so that stories need no image service. */
export function qrPicture(value: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(value, { border: 0 }))}`;
}

export const brokenPicture = 'data:image/png;base64,broken';

/** Keeps pictures and films loading for ever. Use it as `beforeEach`. */
export function neverSettles() {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  const names = ['load', 'error', 'loadeddata', 'canplay'];
  for (const name of names) document.addEventListener(name, swallow, { capture: true });
  const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    get: () => false,
    configurable: true,
  });
  return () => {
    if (complete) Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
    for (const name of names) document.removeEventListener(name, swallow, { capture: true });
  };
}
