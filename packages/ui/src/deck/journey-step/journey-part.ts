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
  id: string;
  subtitle: string;
  /** How far it is: "Live". */
  status: string;
  title: string;
  content: string;
  interactive: JourneyInteraction;
  quote: string;
}
