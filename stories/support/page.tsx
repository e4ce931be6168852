import type { ElementType, ReactNode } from 'react';
import * as Footer from '../chrome/Footer.stories';
import * as Header from '../chrome/Header.stories';

interface StoryFile {
  default: { component: unknown; args?: object | undefined };
  Basic: { args?: object | undefined };
}

interface PartProps {
  of: StoryFile;
  [prop: string]: unknown;
}

/** A component as in its Basic story, with further props. */
export function Part({ of: { default: meta, Basic }, ...props }: PartProps) {
  const Component = meta.component as ElementType;
  return <Component {...meta.args} {...Basic.args} {...props} />;
}

interface PageFrameProps {
  children: ReactNode;
  /** The current path, highlighted in the header. */
  path: string;
  /** Makes the header transparent over the first section. Default false. */
  transparent?: boolean;
}

/** A whole page: the sections, between a header and a footer with sample copy. */
export function PageFrame({ children, path, transparent = false }: PageFrameProps) {
  return (
    <>
      <Part of={Header} currentPath={path} transparent={transparent} />
      <main>{children}</main>
      <Part of={Footer} />
    </>
  );
}

/** Shared by the stories of pages. */
export const wholePage = {
  tags: ['!autodocs'],
  parameters: { visual: { skip: 'Its sections have pictures of their own.' } },
};
