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

/** A component as in its Basic story. */
export function Part({ of: { default: meta, Basic }, ...props }: PartProps) {
  const Component = meta.component as ElementType;
  return <Component {...meta.args} {...Basic.args} {...props} />;
}

interface PageFrameProps {
  children: ReactNode;
  path: string;
  /** Default false. */
  transparent?: boolean;
}

/** The sections between a header and a footer with sample copy. */
export function PageFrame({ children, path, transparent = false }: PageFrameProps) {
  return (
    <>
      <Part of={Header} currentPath={path} transparent={transparent} />
      <main>{children}</main>
      <Part of={Footer} />
    </>
  );
}

export const wholePage = {
  tags: ['!autodocs'],
  parameters: { visual: { skip: 'Its sections have pictures of their own.' } },
};
