import { recipe } from '../../styles/primitives';
import { vars } from '../../tokens';

const { money, moneyDeep, moneySoft, text } = vars.color;
const blend = (one: string, share: number, other: string) =>
  `color-mix(in srgb, ${one} ${share}%, ${other})`;

export const skin = recipe({
  variants: {
    tone: {
      pale: { fill: moneySoft },
      light: { fill: blend(moneySoft, 74, money) },
      olive: { fill: blend(moneySoft, 46, money) },
      brown: { fill: blend(money, 72, moneyDeep) },
      deep: { fill: blend(moneyDeep, 78, text) },
    },
  },
});

export const hair = recipe({
  variants: {
    colour: {
      black: { fill: text },
      brown: { fill: blend(moneyDeep, 55, text) },
      ginger: { fill: money },
      // Yellower and darker than light skin, so that hair and face differ.
      fair: { fill: blend(vars.color.accent, 50, money) },
      grey: { fill: vars.color.control },
    },
  },
});

export const clothes = recipe({
  variants: {
    colour: {
      forest: { fill: vars.color.strong },
      green: { fill: vars.color.action },
      paper: { fill: vars.color.page },
      copper: { fill: money },
      ink: { fill: vars.color.textMuted },
      lime: { fill: vars.color.accent },
    },
  },
});
