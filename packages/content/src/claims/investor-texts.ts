/** The deck's claims, which the site does not load before the gate is open. */
export const investorTexts = {
  earlyUsers: '1,000+',
  usersByYearEnd: '50K',
  usersTargetRaise: '10 to 20K+',
  charitiesRegisteredShort: '180K',
  monthlyPerUser: '20+ pounds',
  influencerCampaigns: '2 influencer campaigns',
  raise: '£750K to £1M',
  rebateExample: '£387',
  operators: '7 ex-operators',
} as const;
