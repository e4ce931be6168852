import { pageError } from '@tuppence/content/chrome/copy';
import { log, nameOf } from '@tuppence/site/log';
import { Meta } from '@tuppence/site/meta';
import { Button, Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { env } from '../env';

/** Shown if a page crashes or cannot be loaded. */
export function PageError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  useEffect(() => {
    log('page failed', { error: nameOf(error) });
  }, [error]);
  return (
    <>
      <Meta {...pageError.meta(pathname, env)} />
      <Section>
        <Container width="text">
          <Stack gap={6} align="start">
            <Heading level={1}>{pageError.title}</Heading>
            <Text size="lead">{pageError.text}</Text>
            <Button onClick={() => window.location.reload()}>{pageError.button}</Button>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

interface CatchErrorsState {
  failure?: { error: unknown } | undefined;
  page: ReactNode;
}

/** Shows `PageError` until the page changes. */
export class CatchErrors extends Component<{ children: ReactNode }, CatchErrorsState> {
  override state: CatchErrorsState = { page: this.props.children };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ children }: { children: ReactNode }, state: CatchErrorsState) {
    return state.page === children ? null : { page: children, failure: undefined };
  }

  override render() {
    const { failure, page } = this.state;
    return failure ? <PageError error={failure.error} /> : page;
  }
}
