import * as content from '@tuppence/content/donation-api/ecommerce';
import { apiPages } from '@tuppence/content/donation-api/pages';
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
import { env } from '../env';
import { useCopyToasts } from '../providers/toasts/use-copy-toasts';

export function Component() {
  const prompt = useCopyToasts(() => copyMessages.promptCopied);
  const code = useCopyToasts((name) => copyMessages.copied(`${name} code`));
  return (
    <>
      <Meta {...content.meta(env)} />
      <AssistantPrompt {...content.assistantPrompt(env)} {...prompt} />
      <StoreBenefits {...content.benefits} />
      <CodeSamples {...content.code(env)} {...code} />
      <Faq {...content.questions} />
      <ApiPages {...apiPages} />
      <CallToAction {...content.callToAction} />
    </>
  );
}
