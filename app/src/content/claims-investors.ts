/**
 * The claims of the investor deck, to the letter. Apart from the other texts of the register, so
 * that a browser loads them only once the gate is open.
 */
export const investorTexts = {
  earlyUsers: '1,000+',
  usersByYearEnd: '50K',
  usersTarget: '10 to 20K',
  usersTargetRaise: '10 to 20K+',
  charitiesRegisteredShort: '180K',
  monthlyPerUser: '20+ pounds',
  influencerCampaigns: '2 influencer campaigns',
  raise: '£750K to £1M',
  rebateExample: '£387',
  operators: '7 ex-operators',
} as const;
