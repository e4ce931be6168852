import { preview } from './KitNewsletter.css';

export interface KitNewsletterProps {
  /** The result of `newsletterHtml`. */
  html: string;
  label: string;
}

/** Previews the newsletter block. */
export function KitNewsletter({ html, label }: KitNewsletterProps) {
  return (
    <figure aria-label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by newsletterHtml, which escapes what was typed */}
      <div className={preview} inert dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
