import type { ElementType, ReactNode } from 'react';
import * as Footer from '../chrome/Footer.stories';
import * as Header from '../chrome/Header.stories';

interface StoryFile {
  default: { component: unknown; args?: object | undefined };
  Basic: { args?: object | undefined };
}

interface PartProps {
  /** Stories of the component. */
  of: StoryFile;
  [prop: string]: unknown;
}

/** A component as its first story shows it, with what a page gives it on top. */
export function Part({ of: { default: meta, Basic }, ...props }: PartProps) {
  const Component = meta.component as ElementType;
  return <Component {...meta.args} {...Basic.args} {...props} />;
}

interface PageFrameProps {
  /** The sections. */
  children: ReactNode;
  /** The address that the header marks. */
  path: string;
  /** The header lies over the first section. Default false. */
  transparent?: boolean;
}

/** Header, sections, footer: a whole page of the site with sample copy. */
export function PageFrame({ children, path, transparent = false }: PageFrameProps) {
  return (
    <>
      <Part of={Header} currentPath={path} transparent={transparent} />
      <main>{children}</main>
      <Part of={Footer} />
    </>
  );
}

/** What the stories of all pages share. */
export const wholePage = {
  tags: ['!autodocs'],
  parameters: { visual: { skip: 'The pictures of the routes show it.' } },
};
