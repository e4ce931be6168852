import { paint } from '../../tokens/paint';
import { IllustrationFrame, type IllustrationProps } from './Illustration';

/** Wind turbines on hills. */
export function WindTurbines({ title }: IllustrationProps) {
  return (
    <IllustrationFrame title={title} ground={paint.onStrongMuted}>
      <circle fill={paint.money} cx="86" cy="92" r="40" />
      <path fill={paint.actionDeep} d="M0 214q90-60 190-24t210-34v144H0Z" />
      <g fill={paint.raised} transform="translate(300 84)">
        <path d="M-3 0h6l3 120h-12Z" />
        <path d="M0 0c6-12 5-43 0-62-4 19-5 43 0 62Z" transform="rotate(12)" />
        <path d="M0 0c6-12 5-43 0-62-4 19-5 43 0 62Z" transform="rotate(132)" />
        <path d="M0 0c6-12 5-43 0-62-4 19-5 43 0 62Z" transform="rotate(252)" />
      </g>
      <circle fill={paint.money} cx="300" cy="84" r="5" />
      <g fill={paint.raised} transform="translate(196 118)">
        <path d="M-3 0h6l3 96h-12Z" />
        <path d="M0 0c6-10 5-34 0-48-4 14-5 34 0 48Z" transform="rotate(46)" />
        <path d="M0 0c6-10 5-34 0-48-4 14-5 34 0 48Z" transform="rotate(166)" />
        <path d="M0 0c6-10 5-34 0-48-4 14-5 34 0 48Z" transform="rotate(286)" />
      </g>
      <circle fill={paint.money} cx="196" cy="118" r="5" />
      <g fill={paint.raised} transform="translate(118 150)">
        <path d="M-3 0h6l3 70h-12Z" />
        <path d="M0 0c6-7 5-24 0-34-4 10-5 24 0 34Z" transform="rotate(80)" />
        <path d="M0 0c6-7 5-24 0-34-4 10-5 24 0 34Z" transform="rotate(200)" />
        <path d="M0 0c6-7 5-24 0-34-4 10-5 24 0 34Z" transform="rotate(320)" />
      </g>
      <circle fill={paint.money} cx="118" cy="150" r="5" />
      <path fill={paint.action} d="M0 246q120-54 240-14t160-20v88H0Z" />
      <path fill={paint.accent} d="M0 284q150-44 400-10v26H0Z" />
      <path fill={paint.strong} d="M320 248h48v-20l-24-16-24 16Z" />
      <path fill={paint.moneySoft} d="M336 248v-14h14v14Z" />
      <path fill={paint.money} d="M314 230l30-20 30 20v8l-30-20-30 20Z" />
    </IllustrationFrame>
  );
}
