import { Barcode, Basket, HeartMap, ShoppingCard, ShoppingCardStack } from '@tuppence/ui/brand';
import {
  CampaignBrands,
  CampaignCallToAction,
  CampaignFigures,
  CampaignHero,
  CampaignSteps,
} from '@tuppence/ui/campaign';
import { Faq } from '@tuppence/ui/faq';
import { campaign } from '../content/campaign';
import { campaignFaq, faqData } from '../content/faq';
import { Meta } from '../seo/Meta';
import { useEarlyAccess } from '../shell/get-app/GetAppProvider';

const { charity, cards, barcode } = campaign.steps;

export function Component() {
  const earlyAccess = useEarlyAccess();
  return (
    <>
      <Meta {...campaign.meta} faq={faqData(campaignFaq)} />
      <CampaignHero {...campaign.hero} picture={<HeartMap />} />
      <CampaignFigures {...campaign.figures} />
      <CampaignSteps
        title={campaign.steps.title}
        steps={[
          { ...charity, thing: <Basket /> },
          {
            ...cards,
            thing: (
              <ShoppingCardStack>
                {campaign.brands.cards.slice(0, 3).map((card) => (
                  <ShoppingCard key={card.brand} {...card} />
                ))}
              </ShoppingCardStack>
            ),
          },
          { ...barcode, thing: <Barcode value="SUMMER-OF-GIVING" /> },
        ]}
      />
      <CampaignBrands {...campaign.brands} />
      <Faq {...campaignFaq} />
      <CampaignCallToAction {...campaign.call} onGetApp={earlyAccess} />
    </>
  );
}
