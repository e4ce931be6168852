import {
  Barcode,
  CharityBadge,
  HeartMap,
  ShoppingCard,
  ShoppingCardStack,
} from '@tuppence/ui/brand';
import {
  CampaignBrands,
  CampaignCallToAction,
  CampaignFigures,
  CampaignHero,
  CampaignSteps,
} from '@tuppence/ui/campaign';
import { Faq } from '@tuppence/ui/faq';
import { Inline } from '@tuppence/ui/layout';
import { campaign } from '../content/campaign';
import { campaignFaq, faqData } from '../content/faq';
import { partners } from '../content/partners';
import { Meta } from '../seo/Meta';
import { useEarlyAccess } from '../shell/get-app/GetAppProvider';
import { useStoreUrl } from '../shell/invite/use-invite';

const { charity, cards, barcode } = campaign.steps;

export function Component() {
  const earlyAccess = useEarlyAccess();
  const storeUrl = useStoreUrl();
  return (
    <>
      <Meta {...campaign.meta} faq={faqData(campaignFaq)} />
      <CampaignHero {...campaign.hero} picture={<HeartMap />} />
      <CampaignFigures {...campaign.figures} />
      <CampaignSteps
        title={campaign.steps.title}
        steps={[
          {
            ...charity,
            picture: (
              <Inline gap={4} justify="center">
                {partners.slice(0, 6).map(({ slug, monogram, shape, accent }) => (
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
                {campaign.brands.cards.slice(0, 3).map((card) => (
                  <ShoppingCard key={card.brand} {...card} />
                ))}
              </ShoppingCardStack>
            ),
          },
          { ...barcode, picture: <Barcode value="SUMMER-OF-GIVING" /> },
        ]}
      />
      <CampaignBrands {...campaign.brands} />
      <Faq {...campaignFaq} />
      <CampaignCallToAction
        {...campaign.callToAction}
        join={{ ...campaign.callToAction.join, href: storeUrl }}
        onGetApp={earlyAccess}
      />
    </>
  );
}
