import { paint } from '../../tokens/paint';
import { IllustrationFrame } from './Illustration';

/** A lighthouse shining on a boat. */
export function Lighthouse() {
  return (
    <IllustrationFrame ground={paint.strong} night>
      <circle fill={paint.accentSoft} cx="60" cy="54" r="16" />
      <circle fill={paint.strong} cx="68" cy="48" r="15" />
      <circle fill={paint.accentSoft} cx="330" cy="40" r="2" />
      <circle fill={paint.accentSoft} cx="130" cy="40" r="2" />
      <circle fill={paint.accentSoft} cx="200" cy="70" r="2" />
      <circle fill={paint.accentSoft} cx="370" cy="90" r="2" />
      <path fill={paint.accent} d="M140 102L400 56v108Z" opacity=".92" />
      <path fill={paint.raised} d="M108 130h56l18 130H90Z" />
      <path fill={paint.money} d="M104.5 156h63l4 30h-71ZM96.5 214h79l4 30h-87Z" />
      <rect fill={paint.text} x="98" y="122" width="76" height="10" rx="4" />
      <rect fill={paint.accent} x="114" y="86" width="44" height="36" />
      <path fill="none" stroke={paint.text} strokeWidth="4" d="M114 86v36M136 86v36M158 86v36" />
      <path fill={paint.moneyDeep} d="M106 86l30-26 30 26Z" />
      <path fill={paint.strongDeep} d="M126 260v-20a10 10 0 0 1 20 0v20Z" />
      <path fill={paint.actionDeep} d="M30 300q10-50 60-50h90q40 0 60 50Z" />
      <path fill={paint.raised} d="M300 232V170l36 62Z" />
      <path fill={paint.moneySoft} d="M294 232v-48l-26 48Z" />
      <path fill={paint.money} d="M258 238h96l-16 22h-66Z" />
      <path fill={paint.action} d="M0 268q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v32H0Z" />
      <path
        fill={paint.strongDeep}
        d="M0 286q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v14H0Z"
      />
    </IllustrationFrame>
  );
}
