import { kitBarcode, qrModules } from '../drawing/codes';
import { type KitContent, kitColours } from '../drawing/kit-content';

export interface NewsletterWords {
  eyebrow: string;
  lead: string;
  button: string;
  codeLabel: string;
  qrLabel: string;
  barcodeLabel: string;
}

const moduleEdge = 4;
const barsHeight = 48;
/** For the barcode and its margins on a narrow phone, in px. */
const barsWidth = 288;
const sans = 'font-family:Figtree,Arial,Helvetica,sans-serif';
const flat = 'border-collapse:collapse;border-spacing:0;line-height:0;font-size:0';

/**
 * HTML for email apps, which support little but tables and inline styles. The codes are tables too:
 * most apps block `data:` images, and the server of an image could track who reads the email.
 */
export function newsletterHtml(kit: KitContent, words: NewsletterWords): string {
  const { ink, accent, strong, paper } = kitColours[kit.brand];
  const cell = (style: string, content: string) =>
    `<tr><td style="padding:0 24px;${sans};color:${ink};${style}">${content}</td></tr>`;
  return [
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${accent}" style="table-layout:fixed;max-width:600px;border-collapse:collapse;background-color:${accent}">`,
    cell('padding-top:24px;font-size:16px;line-height:24px', escaped(words.eyebrow)),
    cell(
      `font-size:32px;line-height:38px;font-weight:bold;overflow-wrap:break-word;color:${strong}`,
      `<div dir="auto">${escaped(kit.charity).replaceAll('\n', '<br>')}</div>`,
    ),
    cell('padding-top:12px;font-size:16px;line-height:24px', escaped(words.lead)),
    cell(
      'padding-top:20px;padding-bottom:20px',
      `<a href="${escaped(kit.link)}" style="display:inline-block;padding:12px 20px;background-color:${strong};color:${paper};font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">${escaped(words.button)}</a>`,
    ),
    `<tr><td bgcolor="${paper}" style="padding:20px 24px;background-color:${paper}">`,
    qrTable(kit.link, words.qrLabel, ink),
    `<p style="margin:16px 0 8px;overflow-wrap:break-word;${sans};font-size:16px;line-height:24px;color:${ink}">${escaped(words.codeLabel)} <b style="font-family:'Courier New',monospace">${escaped(kit.code)}</b></p>`,
    barcodeTable(kit, words.barcodeLabel, ink),
    '</td></tr></table>',
  ].join('\n');
}

function qrTable(link: string, label: string, ink: string): string {
  const rows = qrModules(link).map((row, index) => {
    // The first row sets the width of the columns.
    const width = index === 0 ? ` width="${moduleEdge}"` : '';
    const cells = row.map((dark) => `<td${width}${dark ? ` bgcolor="${ink}"` : ''}></td>`);
    return `<tr height="${moduleEdge}" style="height:${moduleEdge}px">${cells.join('')}</tr>`;
  });
  const edge = rows.length * moduleEdge;
  return framed(label, edge, rows.join(''));
}

function barcodeTable(kit: KitContent, label: string, ink: string): string {
  const { modules, module } = kitBarcode(kit, barsWidth, 2);
  const cells = [...modules.matchAll(/1+|0+/g)].map(({ 0: run }) => {
    const color = run[0] === '1' ? ` bgcolor="${ink}"` : '';
    return `<td width="${run.length * module}" height="${barsHeight}"${color}></td>`;
  });
  return framed(label, modules.length * module, `<tr>${cells.join('')}</tr>`);
}

/** The padding around it is the margin that scanners need. */
function framed(label: string, width: number, rows: string): string {
  return `<div role="img" aria-label="${escaped(label)}" style="overflow-x:auto"><table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" style="${flat};table-layout:fixed;width:${width}px">${rows}</table></div>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
