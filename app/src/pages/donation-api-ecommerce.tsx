import { copyMessages } from '@tuppence/content/shared/notices';
import { Meta } from '@tuppence/site/meta';
import {
  ApiPages,
  AssistantPrompt,
  CallToAction,
  CodeSamples,
  StoreBenefits,
} from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import { apiPages } from '../content/api-pages';
import * as content from '../content/ecommerce';
import { faqData, storeFaq } from '../content/faq';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';

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
      <ApiPages {...apiPages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
