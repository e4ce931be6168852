import { recipe } from '../../styles/primitives';
import { vars } from '../../tokens';

const { copper, copperDeep, copperSoft, ink } = vars.color;
const blend = (one: string, share: number, other: string) =>
  `color-mix(in srgb, ${one} ${share}%, ${other})`;

export const skin = recipe({
  variants: {
    tone: {
      pale: { fill: copperSoft },
      light: { fill: blend(copperSoft, 74, copper) },
      olive: { fill: blend(copperSoft, 46, copper) },
      brown: { fill: blend(copper, 72, copperDeep) },
      deep: { fill: blend(copperDeep, 78, ink) },
    },
  },
});

export const hair = recipe({
  variants: {
    colour: {
      black: { fill: ink },
      brown: { fill: blend(copperDeep, 55, ink) },
      ginger: { fill: copper },
      // More yellow and darker than light skin.
      fair: { fill: blend(vars.color.lime, 50, copper) },
      grey: { fill: vars.color.control },
    },
  },
});

export const clothes = recipe({
  variants: {
    colour: {
      forest: { fill: vars.color.forest },
      green: { fill: vars.color.green },
      paper: { fill: vars.color.paper },
      copper: { fill: copper },
      ink: { fill: vars.color.inkMuted },
      lime: { fill: vars.color.lime },
    },
  },
});
