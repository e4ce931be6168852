/** An element for satori. */
export interface Node {
  type: string;
  props: Record<string, unknown>;
}

export type Style = Record<string, string | number>;

/** Satori requires a flex container for every element with several children. */
export const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export const image = (svg: string, width: number, height: number, style: Style = {}): Node => ({
  type: 'img',
  props: { src: dataUrl(svg), width, height, style },
});

export const background = (svg: string, width: number, height: number): Style => ({
  backgroundImage: `url(${dataUrl(svg)})`,
  backgroundSize: `${width}px ${height}px`,
  backgroundRepeat: 'no-repeat',
});
