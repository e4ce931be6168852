/** A page whose query chooses the step that it shows, e.g. `/auth?step=forgotten`. */
export interface SteppedPage {
  path: string;
  /** The name of a step, and the query and hash that show it. */
  steps: Readonly<Record<string, string>>;
  /**
   * Script that may change `step`, the name of the step to show, by `location`. Default: the query's
   * `step`.
   */
  choose?: string;
}

const hide = `if (/[?&]step=/.test(location.search)) document.documentElement.style.visibility = 'hidden'; document.currentScript.remove();`;

const showStep = (choose: string) => `
{
  let step = new URLSearchParams(location.search).get('step');
  ${choose}
  for (const template of document.querySelectorAll('template[data-step]')) {
    if (template.dataset.step === step) document.querySelector('main').replaceChildren(template.content);
    template.remove();
  }
  document.documentElement.style.visibility = '';
  document.currentScript.remove();
}`;

/** A static host sends the same document for all steps, so a script in it inserts the step. */
export async function withSteps(
  html: string,
  { path, steps, choose = '' }: SteppedPage,
  bodyOf: (address: string) => Promise<string>,
): Promise<string> {
  const templates: string[] = [];
  for (const [name, query] of Object.entries(steps)) {
    const [, main] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(await bodyOf(path + query)) ?? [];
    if (!main) throw new Error(`${path}${query} renders no <main>.`);
    templates.push(`<template data-step="${name}">${main}</template>`);
  }
  const show = showStep(choose).trim().replaceAll(/\n\s*/g, ' ');
  return html
    .replace('<body>', () => `<body data-whole-address>\n    <script>${hide}</script>`)
    .replace('</body>', () => `${templates.join('')}<script>${show}</script></body>`);
}
