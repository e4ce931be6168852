import { preview } from './KitNewsletter.css';

export interface KitNewsletterProps {
  /** The block as HTML: what `newsletterHtml` makes. */
  html: string;
  /** Names the preview. */
  label: string;
}

/** Shows the newsletter's block as a mail shows it. Its link leads nowhere here. */
export function KitNewsletter({ html, label }: KitNewsletterProps) {
  return (
    <figure aria-label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by newsletterHtml, which escapes what was typed */}
      <div className={preview} inert dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
