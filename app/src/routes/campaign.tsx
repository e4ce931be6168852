import { Barcode, Basket, HeartMap, ShoppingCard, ShoppingCardStack } from '@tuppence/ui/brand';
import {
  CampaignBrands,
  CampaignCallToAction,
  CampaignFigures,
  CampaignHero,
  CampaignSteps,
} from '@tuppence/ui/campaign';
import { WhereItGoes } from '@tuppence/ui/where-it-goes';
import { campaign } from '../content/campaign';
import { whereItGoes } from '../content/where-it-goes';
import { Meta } from '../seo/Meta';

const { charity, cards, barcode } = campaign.steps;

export function Component() {
  return (
    <>
      <Meta {...campaign.meta} />
      <CampaignHero {...campaign.hero} picture={<HeartMap />} />
      <CampaignFigures {...campaign.roll} />
      <CampaignSteps
        title={campaign.steps.title}
        steps={[
          { ...charity, thing: <Basket /> },
          {
            ...cards,
            thing: (
              <ShoppingCardStack>
                {campaign.wall.cards.slice(0, 3).map((card) => (
                  <ShoppingCard key={card.brand} {...card} />
                ))}
              </ShoppingCardStack>
            ),
          },
          { ...barcode, thing: <Barcode value="SUMMER-OF-GIVING" /> },
        ]}
      />
      <WhereItGoes {...whereItGoes('your charity')} />
      <CampaignBrands {...campaign.wall} />
      <CampaignCallToAction {...campaign.call} />
    </>
  );
}
