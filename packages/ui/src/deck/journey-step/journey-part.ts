/** What the button in a part's box does: shows a message, or opens the film. */
export type JourneyInteraction = {
  text: string;
  cta: string;
} & (
  | {
      action: 'alert';
      alert: {
        title: string;
        /** The fixed demo code or amount. */
        figure: string;
        text: string;
      };
    }
  | { action: 'video'; alert?: undefined }
);

export interface JourneyPartData {
  id: string;
  /** A short line above the title, e.g. "The Wedge". */
  subtitle: string;
  /** E.g. "Live". */
  status: string;
  title: string;
  content: string;
  interactive: JourneyInteraction;
  /** Poster of the film, 16:9. */
  poster: string;
  quote: string;
}
