import { copyMessages } from '@tuppence/content/messages';
import {
  AssistantPrompt,
  CallToAction,
  CodeSamples,
  StoreBenefits,
} from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import * as content from '../content/ecommerce';
import { faqData, storeFaq } from '../content/faq';
import { Meta } from '../seo/Meta';
import { Static, staticPart } from '../shell/islands/static-part';
import type { PageHandle } from '../shell/page-handle';
import { useCopyToasts } from '../shell/toasts/use-copy-toasts';

const pages = staticPart('donation-api/pages', () => import('./donation-api/pages'));

export const handle: PageHandle = { parts: [pages] };

export function Component() {
  const prompt = useCopyToasts(() => copyMessages.promptCopied);
  const code = useCopyToasts((name) => copyMessages.copied(`${name} code`));
  return (
    <>
      <Meta {...content.meta} faq={faqData(storeFaq)} />
      <AssistantPrompt {...content.assistantPrompt} {...prompt} />
      <StoreBenefits {...content.benefits} />
      <CodeSamples {...content.code} {...code} />
      <Faq {...storeFaq} />
      <Static part={pages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
