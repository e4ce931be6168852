import { shortLink } from '../drawing/codes';
import { type KitContent, type KitWords, kitColours } from '../drawing/kit-content';

export interface NewsletterWords
  extends Pick<KitWords, 'eyebrow' | 'lead' | 'codeLabel' | 'numberLabel' | 'lines' | 'gift'> {
  button: string;
  last: string;
}

const sans = 'font-family:Figtree,Arial,Helvetica,sans-serif';
const mono = "font-family:'Spline Sans Mono','Courier New',monospace";
const table = (style: string, rows: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows.join('\n')}</table>`;

/**
 * A receipt in HTML for email apps, which support little but tables and inline styles. Without a code
 * to scan, because it is read on the device that would scan it, and without images, which most apps
 * block, and whose server could track who reads the email.
 */
export function newsletterHtml(kit: KitContent, words: NewsletterWords): string {
  const { ink, accent, strong, paper } = kitColours[kit.brand];
  const cell = (style: string, content: string) =>
    `<tr><td colspan="2" style="padding:0 24px;text-align:center;color:${ink};${style}">${content}</td></tr>`;
  const value = `overflow-wrap:anywhere;${mono};color:${ink}`;
  const entry = (label: string, amount: string, style = 'font-size:15px', ground = '') =>
    `<tr><td${ground} style="padding:6px 4px 6px 16px;${value};font-size:15px;line-height:22px">${escaped(label)}</td><td${ground} align="right" style="padding:6px 16px 6px 4px;${value};line-height:1.2;${style}">${escaped(amount)}</td></tr>`;
  const rule = cell(
    'padding:12px 16px 0;font-size:0;line-height:12px',
    `<div style="border-top:2px dashed ${ink};height:12px"></div>`,
  );
  const receipt = [
    cell(`padding-top:24px;${mono};font-size:15px;line-height:22px`, escaped(words.eyebrow)),
    cell(
      `padding-top:4px;${sans};font-size:34px;line-height:38px;font-weight:bold;overflow-wrap:break-word;color:${strong}`,
      `<div dir="auto">${escaped(kit.charity).replaceAll('\n', '<br>')}</div>`,
    ),
    ...(kit.number
      ? [
          cell(
            `padding-top:4px;${sans};font-size:13px;line-height:20px`,
            escaped(`${words.numberLabel} ${kit.number}`),
          ),
        ]
      : []),
    rule,
    ...words.lines.map((line) => entry(line.label, line.value)),
    entry(
      words.gift.label,
      words.gift.value,
      'font-size:28px;font-weight:bold;white-space:nowrap',
      ` bgcolor="${accent}"`,
    ),
    // A column would break the words of a long code.
    cell(
      `padding-top:8px;${mono};font-size:15px;line-height:22px;overflow-wrap:anywhere`,
      `${escaped(words.codeLabel)}<br>${escaped(kit.code)}`,
    ),
    rule,
    cell(`${sans};font-size:16px;line-height:24px`, escaped(words.lead)),
    cell(
      'padding-top:20px;padding-bottom:8px',
      `<a href="${escaped(kit.link)}" style="display:inline-block;padding:12px 20px;background-color:${strong};color:${paper};${sans};font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">${escaped(words.button)}</a>`,
    ),
    cell(
      `${mono};font-size:13px;line-height:20px;overflow-wrap:anywhere`,
      escaped(shortLink(kit.address)),
    ),
    rule,
    cell(`padding-bottom:24px;${mono};font-size:14px;line-height:20px`, escaped(words.last)),
  ];
  return table(`max-width:600px;background-color:${accent}`, [
    `<tr><td bgcolor="${accent}" style="padding:24px 20px">`,
    table(`table-layout:fixed;border-top:12px solid ${ink};background-color:${paper}`, [
      // A label's longest word is wider than an amount.
      '<colgroup><col width="55%"><col></colgroup>',
      ...receipt,
    ]),
    '</td></tr>',
  ]);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
