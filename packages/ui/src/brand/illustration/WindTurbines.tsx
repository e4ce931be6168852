import { paint } from '../../tokens/paint';
import { IllustrationFrame } from './Illustration';

const turbines = [
  { x: 300, y: 84, tower: 120, angle: 12, blade: 'M0 0c6-12 5-43 0-62-4 19-5 43 0 62Z' },
  { x: 196, y: 118, tower: 96, angle: 46, blade: 'M0 0c6-10 5-34 0-48-4 14-5 34 0 48Z' },
  { x: 118, y: 150, tower: 70, angle: 80, blade: 'M0 0c6-7 5-24 0-34-4 10-5 24 0 34Z' },
];

/** Wind turbines on hills. */
export function WindTurbines() {
  return (
    <IllustrationFrame ground={paint.onStrongMuted}>
      <circle fill={paint.money} cx="86" cy="92" r="40" />
      <path fill={paint.actionDeep} d="M0 214q90-60 190-24t210-34v144H0Z" />
      {turbines.map(({ x, y, tower, blade, angle }) => (
        <g key={x} fill={paint.raised} transform={`translate(${x} ${y})`}>
          <path d={`M-3 0h6l3 ${tower}h-12Z`} />
          {[0, 120, 240].map((turn) => (
            <path key={turn} d={blade} transform={`rotate(${angle + turn})`} />
          ))}
          <circle fill={paint.money} r="5" />
        </g>
      ))}
      <path fill={paint.action} d="M0 246q120-54 240-14t160-20v88H0Z" />
      <path fill={paint.accent} d="M0 284q150-44 400-10v26H0Z" />
      <path fill={paint.strong} d="M320 248h48v-20l-24-16-24 16Z" />
      <path fill={paint.moneySoft} d="M336 248v-14h14v14Z" />
      <path fill={paint.money} d="M314 230l30-20 30 20v8l-30-20-30 20Z" />
    </IllustrationFrame>
  );
}
