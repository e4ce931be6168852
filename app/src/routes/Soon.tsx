import { ButtonLink, Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';
import { Meta } from '../seo/Meta';
import type { PageMeta } from '../seo/page-meta';

/** Stands in for a page that is still being made: says so, and leads back. */
export function Soon(meta: Omit<PageMeta, 'description' | 'keywords'>) {
  const name = meta.name ?? meta.title;
  return (
    <>
      <Meta
        {...meta}
        description={`${name}: this page opens soon.`}
        keywords={[name]}
        indexable={false}
      />
      <Section>
        <Container width="text">
          <Stack gap={6} align="start">
            <Heading level={1}>{name}</Heading>
            <Text size="lead">This page opens soon.</Text>
            <ButtonLink href="/">Return to Home</ButtonLink>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
