import { illustration } from './Illustration.css';

interface IllustrationProps {
  /** SVG on a grid of 400 × 300 units. Its colours are the palette's CSS variables. */
  drawing: string;
}

/** A drawing in the document, so that its colours follow the brand. Decorative. */
export function Illustration({ drawing }: IllustrationProps) {
  return (
    <svg
      className={illustration}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawings
      dangerouslySetInnerHTML={{ __html: drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') }}
    />
  );
}
