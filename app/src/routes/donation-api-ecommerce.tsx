import {
  ApiPages,
  AssistantPrompt,
  CallToAction,
  CodeSamples,
  StoreBenefits,
} from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import { otherApiPages } from '../content/api-pages';
import * as content from '../content/ecommerce';
import { faqData, storeFaq } from '../content/faq';
import { copyMessages } from '../content/messages';
import { Meta } from '../seo/Meta';
import { useCopyToasts } from '../shell/toasts/useCopyToasts';

export function Component() {
  const copied = useCopyToasts();
  return (
    <>
      <Meta {...content.meta} faq={faqData(storeFaq)} />
      <AssistantPrompt {...content.assistantPrompt} {...copied(() => copyMessages.promptCopied)} />
      <StoreBenefits {...content.benefits} />
      <CodeSamples {...content.code} {...copied((name) => copyMessages.copied(`${name} code`))} />
      <Faq {...storeFaq} />
      <ApiPages {...otherApiPages(content.meta.path)} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
