import { paint } from '../../tokens/paint';
import { IllustrationFrame, type IllustrationProps, Line } from './Illustration';

/** A till printing a heart. */
export function Till({ title }: IllustrationProps) {
  return (
    <IllustrationFrame title={title} ground={paint.moneySoft}>
      <rect fill={paint.money} x="0" y="252" width="400" height="48" />
      <path
        fill={paint.raised}
        d="M150 92V26l8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6v66Z"
      />
      <path
        fill="none"
        stroke={paint.control}
        strokeWidth="4"
        d="M166 46h44M166 58h64M166 70h36"
        strokeDasharray="8 4"
      />
      <path
        fill={paint.action}
        d="M226 82.4c-5.8 -3.8 -10 -7 -10 -11.3 0 -3.2 2.4 -5.5 5.3 -5.5 1.9 0 3.7 1.1 4.7 2.8 1 -1.8 2.8 -2.8 4.7 -2.8 2.9 0 5.3 2.3 5.3 5.5 0 4.3 -4.2 7.5 -10 11.3Z"
      />
      <path fill={paint.strong} d="M112 92h176l26 116H86Z" />
      <rect fill={paint.strongDeep} x="70" y="204" width="260" height="52" rx="10" />
      <rect fill={paint.accent} x="128" y="110" width="96" height="40" rx="6" />
      <Line stroke={paint.strong} strokeWidth="6" d="M142 130h26M176 130h8M192 130h18" />
      <rect fill={paint.strongDeep} x="240" y="104" width="44" height="60" rx="6" />
      <Line stroke={paint.accent} strokeWidth="4" d="M252 120h20M252 134h20M252 148h12" />
      {[128, 158, 188].map((x) => (
        <g key={x} fill={paint.onStrongMuted}>
          <rect x={x} y="176" width="22" height="16" rx="4" />
          <rect x={x} y="200" width="22" height="16" rx="4" />
        </g>
      ))}
      <rect fill={paint.money} x="226" y="176" width="52" height="40" rx="6" />
      <rect fill={paint.strongLine} x="150" y="226" width="100" height="10" rx="5" />
      <circle fill={paint.money} cx="330" cy="240" r="18" />
      <circle fill={paint.moneyDeep} cx="330" cy="240" r="11" />
      <circle fill={paint.money} cx="356" cy="244" r="12" />
    </IllustrationFrame>
  );
}
