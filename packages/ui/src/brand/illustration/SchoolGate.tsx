import { paint } from '../../tokens/paint';
import { IllustrationFrame, Line } from './Illustration';

/** A school behind its open gate, with a bag on the path. */
export function SchoolGate() {
  return (
    <IllustrationFrame ground={paint.onStrongMuted}>
      <path fill={paint.raised} d="M110 232V112l90-56 90 56v120Z" />
      <path fill={paint.moneyDeep} d="M100 124l100-64 100 64v-14L200 44 100 110Z" />
      <circle fill={paint.page} cx="200" cy="118" r="20" />
      <Line stroke={paint.strong} strokeWidth="4" d="M200 104v14l10 6" />
      <path fill="none" stroke={paint.money} strokeWidth="4" d="M200 98a20 20 0 1 1-.1 0Z" />
      {[130, 170, 204, 244].map((x) => (
        <rect key={x} fill={paint.onStrongMuted} x={x} y="152" width="26" height="36" rx="3" />
      ))}
      <path fill={paint.accentSoft} d="M0 232h400v68H0Z" />
      <path fill={paint.moneySoft} d="M168 232h64l60 68H108Z" />
      {[0, 256].map((right) => (
        <g key={right} transform={`translate(${right})`}>
          <rect fill={paint.money} x="48" y="90" width="48" height="180" />
          <rect fill={paint.moneyDeep} x="42" y="82" width="60" height="14" rx="3" />
          <circle fill={paint.moneyDeep} cx="72" cy="68" r="14" />
          {[114, 140, 166, 192, 218, 244].map((y) => (
            <path key={y} fill="none" stroke={paint.moneySoft} strokeWidth="2" d={`M48 ${y}h48`} />
          ))}
        </g>
      ))}
      <path
        fill="none"
        stroke={paint.strong}
        strokeWidth="6"
        d="M96 128q40 8 48 52v84M96 160q30 6 48 40M96 262h48M112 136v126M128 148v114M304 128q-40 8-48 52v84M304 160q-30 6-48 40M304 262h-48M288 136v126M272 148v114"
      />
      <rect fill={paint.action} x="182" y="214" width="40" height="44" rx="10" />
      <rect fill={paint.actionDeep} x="188" y="234" width="28" height="16" rx="4" />
      <path fill="none" stroke={paint.actionDeep} strokeWidth="5" d="M190 216q12-20 24 0" />
    </IllustrationFrame>
  );
}
