import { Button, Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { env } from '../env';
import { Meta } from '../seo/Meta';
import { log } from '../services/log';
import { useChunk } from '../shell/islands/chunk';
import { notFoundPage } from './not-found-page';

/** In place of a page that is not there, could not be loaded, or broke. */
export function PageError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const notFound = useChunk(notFoundPage, missing);
  const { pathname } = useLocation();
  useEffect(() => {
    if (missing) return;
    // Only the kind of the error is logged, because its message may quote what a visitor typed.
    log('page failed', { error: error instanceof Error ? error.name : 'unknown' });
  }, [error, missing]);
  if (missing) return notFound ? <notFound.Component /> : null;
  return (
    <>
      <Meta
        path={pathname}
        title={`This page did not load | ${env.name}`}
        description="The connection may have dropped, or the site has just been updated."
        keywords={[]}
        indexable={false}
      />
      <Section>
        <Container width="text">
          <Stack gap={6} align="start">
            <Heading level={1}>This page did not load</Heading>
            <Text size="lead">
              The connection may have dropped, or the site has just been updated. Loading it again
              usually helps.
            </Text>
            <Button onClick={() => window.location.reload()}>Load again</Button>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
