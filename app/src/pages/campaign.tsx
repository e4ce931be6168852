import * as content from '@tuppence/content/campaign/copy';
import { Meta } from '@tuppence/site/meta';
import { CharityBadge, HeartMap, ShoppingCard, ShoppingCardStack } from '@tuppence/ui/brand';
import {
  CampaignBrands,
  CampaignCallToAction,
  CampaignFigures,
  CampaignHero,
  CampaignSteps,
} from '@tuppence/ui/campaign';
import { Faq } from '@tuppence/ui/faq';
import { Inline } from '@tuppence/ui/layout';
import { campaignMeta } from '../content/campaign';
import { campaignFaq, faqData } from '../content/faq';
import { featuredPartners } from '../content/featured-partners';
import { env } from '../env';
import { useWaitlistInstead } from '../providers/get-app/GetAppProvider';
import { useStoreUrl } from '../providers/invite/use-invite';

const { title, charity, cards, barcode } = content.campaignSteps;
const callToAction = content.campaignCallToAction(env);

export function Component() {
  const joinWaitlist = useWaitlistInstead();
  const storeUrl = useStoreUrl();
  return (
    <>
      <Meta {...campaignMeta} faq={faqData(campaignFaq)} />
      <CampaignHero {...content.campaignHero} picture={<HeartMap />} />
      <CampaignFigures {...content.campaignFigures} />
      <CampaignSteps
        title={title}
        steps={[
          {
            ...charity,
            picture: (
              <Inline gap={4} justify="center">
                {featuredPartners.slice(0, 6).map(({ slug, monogram, shape, accent }) => (
                  <CharityBadge
                    key={slug}
                    monogram={monogram}
                    shape={shape}
                    accent={accent}
                    size={96}
                  />
                ))}
              </Inline>
            ),
          },
          {
            ...cards,
            picture: (
              <ShoppingCardStack>
                {content.campaignBrands.cards.slice(0, 3).map((card) => (
                  <ShoppingCard key={card.brand} {...card} />
                ))}
              </ShoppingCardStack>
            ),
          },
          {
            ...barcode,
            picture: <ShoppingCard brand="pantry-lane" value="£50" code="SUMMER-OF-GIVING" />,
          },
        ]}
      />
      <CampaignBrands {...content.campaignBrands} />
      <Faq {...campaignFaq} />
      <CampaignCallToAction
        {...callToAction}
        join={{ ...callToAction.join, href: storeUrl }}
        onGetApp={joinWaitlist}
      />
    </>
  );
}
