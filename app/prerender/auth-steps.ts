/** A static host sends the same document for all steps of `/auth`, so a script inserts the step. */
export const authPath = '/auth';

const authSteps: Readonly<Record<string, string>> = {
  forgotten: '?step=forgotten',
  expired: '?step=expired',
  closed: '?step=closed',
  'new-password': '?step=new-password',
  confirm: '?step=confirm#token_hash=0&type=signup',
  reset: '?step=confirm#token_hash=0&type=recovery',
  'without-token': '?step=confirm',
};

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
