/** What a press on the box of a part does: shows a message, or opens the part's film. */
export type JourneyInteraction = {
  /** Speaks to the visitor. `{name}` is their name. */
  text: string;
  /** Words of the button. */
  cta: string;
} & (
  | {
      action: 'alert';
      alert: {
        title: string;
        /** The fixed demo code or amount. */
        figure: string;
        /** What it is. */
        text: string;
      };
    }
  | { action: 'video'; alert?: undefined }
);

/** A part of the journey (docs/behaviour.md 5). */
export interface JourneyPartData {
  /** Tells it apart from all others. */
  id: string;
  /** A short line above the title: "The Wedge". */
  subtitle: string;
  /** How far it is: "Live". */
  status: string;
  /** The heading. */
  title: string;
  /** The text. */
  content: string;
  /** The box that speaks to the visitor. */
  interactive: JourneyInteraction;
  /** Address of a picture of the part's film, 16 to 9. */
  poster: string;
  /** One sentence, shown as a quotation. */
  quote: string;
}
