import { Basket, CodeSamples, LastWord, PromptRoll } from '@tuppence/ui/donation-api';
import { Faq } from '@tuppence/ui/faq';
import * as content from '../content/ecommerce';
import { faqData, storeFaq } from '../content/faq';
import { copyMessages } from '../content/messages';
import { useCopyToasts } from '../providers/useCopyToasts';
import { Meta } from '../seo/Meta';

export function Component() {
  const copied = useCopyToasts();
  return (
    <>
      <Meta {...content.meta} faq={faqData(storeFaq)} />
      <PromptRoll {...content.roll} {...copied(() => copyMessages.promptCopied)} />
      <Basket {...content.basket} />
      <CodeSamples {...content.code} {...copied((name) => copyMessages.copied(`${name} code`))} />
      <Faq {...storeFaq} />
      <LastWord {...content.lastWord} />
    </>
  );
}
