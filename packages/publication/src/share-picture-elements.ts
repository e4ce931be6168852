import type { ContainerNode, ImageNode, Node } from '@takumi-rs/core';

export type Style = NonNullable<ContainerNode['style']>;

export const box = (style: Style, ...children: (Node | string)[]): ContainerNode => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', text: child } : child,
  ),
});

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export const image = (
  svg: string,
  width: number,
  height: number,
  style: Style = {},
): ImageNode => ({
  type: 'image',
  src: dataUrl(svg),
  width,
  height,
  style,
});

export const background = (svg: string, width: number, height: number): Style => ({
  backgroundImage: `url(${dataUrl(svg)})`,
  backgroundSize: `${width}px ${height}px`,
  backgroundRepeat: 'no-repeat',
});
