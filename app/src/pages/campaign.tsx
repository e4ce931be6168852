import * as content from '@tuppence/content/campaign/copy';
import { featuredPartners } from '@tuppence/content/partner/featured';
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
import { env } from '../env';
import { useWaitlistInstead } from '../providers/get-app/GetAppProvider';
import { useStoreUrl } from '../providers/invite/use-invite';

const { title, charity, cards, barcode } = content.steps;
const callToAction = content.callToAction(env);

export function Component() {
  const joinWaitlist = useWaitlistInstead();
  const storeUrl = useStoreUrl();
  return (
    <>
      <Meta {...content.meta(env)} />
      <CampaignHero {...content.hero} picture={<HeartMap />} />
      <CampaignFigures {...content.figures} />
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
                {content.brands.cards.slice(0, 3).map((card) => (
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
      <CampaignBrands {...content.brands} />
      <Faq {...content.questions} />
      <CampaignCallToAction
        {...callToAction}
        join={{ ...callToAction.join, href: storeUrl }}
        onGetApp={joinWaitlist}
      />
    </>
  );
}
