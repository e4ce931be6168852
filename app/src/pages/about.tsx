import * as content from '@tuppence/content/about/copy';
import { Meta } from '@tuppence/site/meta';
import { Contact, Mission, People } from '@tuppence/ui/about';
import { company } from '../company';
import { env } from '../env';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';

export function Component() {
  return (
    <>
      <Meta {...content.meta(env)} />
      <Mission {...content.mission(env)} />
      <People {...content.people} company={content.companyLines(env, company)} />
      <Contact {...content.contact(env)} {...useCopyToasts()} />
    </>
  );
}
