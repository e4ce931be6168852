import { paint } from '../../tokens/paint';
import { IllustrationFrame, Line } from './Illustration';

/** A cook at a large pot on a long table. */
export function CookeryTable() {
  return (
    <IllustrationFrame ground={paint.accentSoft}>
      <path fill={paint.moneyDeep} d="M0 34h120v6H0ZM296 92h104v8H296Z" />
      <path fill={paint.money} d="M26 40h4v20q22 2 22 22t-24 20-24-20 22-22Z" />
      <path fill={paint.action} d="M86 40h4v16q16 2 16 18t-18 16-18-16 16-18Z" />
      <path fill={paint.strong} d="M312 58h20v34h-20Z" />
      <path fill={paint.money} d="M338 66h18v26h-18Z" />
      <path fill={paint.accent} d="M362 52h22v40h-22Z" />
      <path fill={paint.action} d="M140 254v-86q0-40 60-40t60 40v86Z" />
      <path fill={paint.raised} d="M168 128l14-4h36l14 4v60h-64Z" />
      <path
        fill={paint.moneyDeep}
        d="M188 106h24v22q-12 12-24 0ZM172 78q0-34 28-34t28 34-28 38-28-38Z"
      />
      <path fill={paint.money} d="M170 82q-6-46 30-46t30 46q-6-20-30-20t-30 20Z" />
      <path fill={paint.money} d="M224 50q20-8 18 8-6 8-18 2Z" />
      <Line
        stroke={paint.text}
        strokeWidth="2.500"
        d="M189 82q2-3 5 0M207 82q2-3 5 0M193 98q7 6 14 0"
      />
      <Line stroke={paint.action} strokeWidth="24" d="M250 150q18 6 34-8" />
      <Line stroke={paint.moneyDeep} strokeWidth="14" d="M286 138l-10-20" />
      <Line stroke={paint.action} strokeWidth="24" d="M150 150q-28 2-40 24" />
      <Line stroke={paint.money} strokeWidth="8" d="M246 158l34-64" />
      <circle fill={paint.moneyDeep} cx="270" cy="114" r="10" />
      <path fill={paint.actionDeep} d="M126 160h148v68q0 22-22 22H148q-22 0-22-22Z" />
      <path fill={paint.strongDeep} d="M114 152h172v16H114ZM96 182h34v14H96ZM270 182h34v14h-34Z" />
      <circle fill={paint.moneyDeep} cx="107" cy="184" r="10" />
      <path fill={paint.accent} d="M146 204h92v8h-92Z" />
      <path fill={paint.moneyDeep} d="M0 244h400v12H0Z" />
      <path fill={paint.money} d="M0 256h400v44H0Z" />
      <g transform="translate(-12 6) rotate(18 40 240)">
        <path fill={paint.money} d="M20 240q8-26 30-32l32 4q6 4 0 10l-46 16q-10 2-16 2Z" />
        <path fill={paint.action} d="M74 210q18-24 30-16-8 4-10 10 12-2 14 8-10-4-24 2Z" />
      </g>
      <path fill={paint.raised} d="M318 204h68l-4 8q-2 32-30 32t-30-32Z" />
      <circle fill={paint.accent} cx="338" cy="198" r="10" />
      <circle fill={paint.money} cx="354" cy="194" r="11" />
      <circle fill={paint.action} cx="369" cy="198" r="9" />
    </IllustrationFrame>
  );
}
