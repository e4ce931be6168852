import { preview } from './KitNewsletter.css';

export interface KitNewsletterProps {
  /** The result of `newsletterHtml`. */
  html: string;
  /** Accessible name of the preview. */
  label: string;
}

/** Previews the newsletter block. Its link does nothing here. */
export function KitNewsletter({ html, label }: KitNewsletterProps) {
  return (
    <figure aria-label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by newsletterHtml, which escapes what was typed */}
      <div className={preview} inert dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
