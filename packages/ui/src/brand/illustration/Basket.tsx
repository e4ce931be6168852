import { paint } from '../../tokens/paint';
import { IllustrationFrame, type IllustrationProps, Line } from './Illustration';

/** A basket with the week’s shopping. */
export function Basket({ title }: IllustrationProps) {
  return (
    <IllustrationFrame title={title} ground={paint.accentSoft}>
      <path fill={paint.onStrongMuted} d="M0 250h400v50H0Z" />
      <path fill={paint.money} d="M122 168c-8-40-2-92 18-96s32 52 30 96Z" />
      <Line stroke={paint.moneySoft} strokeWidth="5" d="M128 118l22-10M126 140l30-14M140 92l14-6" />
      <rect fill={paint.raised} x="176" y="84" width="52" height="90" rx="4" />
      <path fill={paint.line} d="M176 84l12-22h28l12 22Z" />
      <path
        fill={paint.action}
        d="M202 140.6c-8.8 -5.8 -15 -10.5 -15 -17 0 -4.8 3.6 -8.2 8 -8.2 2.9 0 5.5 1.6 7 4.2 1.5 -2.6 4.1 -4.2 7 -4.2 4.4 0 8 3.5 8 8.2 0 6.5 -6.2 11.2 -15 17Z"
      />
      <path fill={paint.strong} d="M244 170V96q0-8 6-14V52h20v30q6 6 6 14v74Z" />
      <rect fill={paint.accent} x="244" y="112" width="32" height="34" />
      <path fill={paint.action} d="M288 170c-4-40 4-80 26-104 8 26 6 66-6 104Z" />
      <path fill={paint.actionDeep} d="M300 170c6-36 22-64 42-78-2 30-14 58-30 78Z" />
      <path
        fill="none"
        stroke={paint.moneyDeep}
        strokeWidth="12"
        d="M90 168C90 40 310 20 318 168"
      />
      <path fill={paint.action} d="M72 160h256l-24 96q-2 6-8 6H104q-6 0-8-6Z" />
      <rect fill={paint.actionDeep} x="62" y="152" width="276" height="22" rx="11" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="6" d="M86 200h228M94 230h212" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="6" d="M118 168l10 82" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="6" d="M151 168l5 82" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="6" d="M184 168l0 82" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="6" d="M217 168l-5 82" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="6" d="M250 168l-10 82" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="6" d="M283 168l-15 82" />
    </IllustrationFrame>
  );
}
