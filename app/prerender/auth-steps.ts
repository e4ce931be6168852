/**
 * A static host sends one document for `/auth`, whatever the query says. So that no step is preceded by the
 * sign-in form, nor hydrated against it, the document carries every step, and a script puts the right one in
 * place before anything is painted.
 */
export const authPath = '/auth';

/** The addresses that differ from the sign-in form, by the name of their template. */
export const authSteps: Readonly<Record<string, string>> = {
  forgotten: '?step=forgotten',
  expired: '?step=expired',
  closed: '?step=closed',
  'new-password': '?step=new-password',
  confirm: '?step=confirm#token_hash=0&type=signup',
  reset: '?step=confirm#token_hash=0&type=recovery',
  'without-token': '?step=confirm',
};

/** Until the step is in place, a slow connection would show the form above it. */
const hide = `if (/[?&]step=/.test(location.search)) document.documentElement.style.visibility = 'hidden'; document.currentScript.remove();`;

const choose = `
{
  const hash = new URLSearchParams(location.hash.slice(1));
  let step = new URLSearchParams(location.search).get('step');
  if (step === 'confirm') step = !hash.get('token_hash') ? 'without-token' : hash.get('type') === 'recovery' ? 'reset' : step;
  for (const template of document.querySelectorAll('template[data-step]')) {
    if (template.dataset.step === step) document.querySelector('main').replaceChildren(template.content);
    template.remove();
  }
  document.documentElement.style.visibility = '';
  document.currentScript.remove();
}`;

/** `html` with what `bodyOf` renders for each step. */
export async function withAuthSteps(
  html: string,
  bodyOf: (path: string) => Promise<string>,
): Promise<string> {
  const templates: string[] = [];
  for (const [name, query] of Object.entries(authSteps)) {
    const [, main] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(await bodyOf(authPath + query)) ?? [];
    if (!main) throw new Error(`${authPath}${query} renders no <main>.`);
    templates.push(`<template data-step="${name}">${main}</template>`);
  }
  return html
    .replace('<body>', () => `<body data-whole-address>\n    <script>${hide}</script>`)
    .replace(
      '</body>',
      () =>
        `${templates.join('')}<script>${choose.trim().replaceAll(/\n\s*/g, ' ')}</script></body>`,
    );
}
