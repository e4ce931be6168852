export interface DemoRow {
  demo: string;
  interactions: number;
  p98Ms: number;
  worstMs: number;
  /** What the slowest interaction was. */
  worst: string;
}
