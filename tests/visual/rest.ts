/** Runs in a page and stops all movement: fonts loaded, pictures decoded, films at their start. */
export async function rest(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const atMost = (delayMs: number, promise: Promise<unknown>) =>
    Promise.race([promise, new Promise((resolve) => setTimeout(resolve, delayMs))]);

  await document.fonts.ready;
  await frame();
  const pictures = [...document.images]
    .filter((image) => image.currentSrc || image.src)
    .map((image) => image.decode().catch(() => undefined));
  // Drawings in other files are painted once loaded, but no event says when.
  const drawings = [...document.querySelectorAll('use')]
    .map((use) => use.href.baseVal.split('#')[0])
    .filter((url) => url !== undefined && url !== '');
  await atMost(4000, Promise.all([...pictures, ...drawings.map((url) => fetch(url as string))]));
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    film.removeAttribute('autoplay');
    // The browser's own controls show an animated spinner.
    film.removeAttribute('controls');
    if (film.currentTime > 0) {
      const sought = new Promise((resolve) => film.addEventListener('seeked', resolve));
      film.currentTime = 0;
      await atMost(1000, sought);
    }
  }
  // A resize leaves stale pixels, whose soft edges differ by a level. Moving the page to its own layer and
  // back redraws everything.
  document.body.style.willChange = 'opacity';
  await frame();
  await frame();
  document.body.style.removeProperty('will-change');
  if (document.body.getAttribute('style') === '') document.body.removeAttribute('style');
  await frame();
  await frame();
}
