import { Button, Checkbox, Heading, TextField } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { content } from '../../../packages/ui/src/components/dialog/Dialog.css';
import { DialogBody } from '../../../packages/ui/src/components/dialog/DialogBody';
import * as Receipt from '../../brand/receipt/Receipt.stories';
import * as Hero from '../../sections/home/Hero.stories';
import { Part } from '../../support/page';

/** On a phone of its own, because what a section looks like depends on its window. */
export function OnAPhone({ title, sheet }: { title: string; sheet: string }) {
  const [body, setBody] = useState<HTMLElement>();
  function furnish(frame: HTMLIFrameElement) {
    const inside = frame.contentDocument;
    if (!inside) return;
    for (const styles of document.querySelectorAll('style, link[rel="stylesheet"]'))
      inside.head.append(styles.cloneNode(true));
    setBody(inside.body);
  }
  return (
    <>
      <iframe
        title={title}
        srcDoc="<!doctype html><html lang='en'><title>Samples</title><body></body></html>"
        onLoad={({ currentTarget }) => furnish(currentTarget)}
        style={{ border: 0, width: '100%', height: 2130 }}
      />
      {body
        ? createPortal(
            <>
              <style>{sheet}</style>
              <Samples />
            </>,
            body,
          )
        : null}
    </>
  );
}

const Samples = () => (
  <>
    <Part of={Hero} />
    <Section aria-label="A form with errors" space="compact">
      <Container>
        <Stack gap={6}>
          <Heading level={2}>Join the waitlist</Heading>
          <TextField label="Email" defaultValue="ada@" error="Enter a valid email address." />
          <Checkbox label="I agree to the terms" error="Accept the terms." />
          <Button>Submit</Button>
        </Stack>
      </Container>
    </Section>
    <Section tone="quiet" aria-label="A receipt" space="compact">
      <Container>
        <Part of={Receipt} />
      </Container>
    </Section>
    {/* A real one would take the focus. */}
    <Section tone="strong" aria-label="A dialog" space="compact">
      <div className={content({ size: 'medium' })} data-surface="raised">
        <DialogBody label="Choose a charity">
          <Heading level={2}>Choose a charity</Heading>
          <TextField label="Name of the charity" />
          <Button tone="secondary">Cancel</Button>
        </DialogBody>
      </div>
    </Section>
  </>
);
