import { color, zIndex } from '@tuppence/ui/tokens';

const layers = Object.entries(zIndex);
const sheet = { width: 300, height: 70, step: 46, slant: 70 };

/** The z-index layers, with the lowest at the bottom. */
export function LayerPlan() {
  const height = layers.length * sheet.step + sheet.height;
  return (
    <svg
      viewBox={`0 0 640 ${height}`}
      style={{ width: '100%', maxWidth: 640, height: 'auto' }}
      role="img"
      aria-label={`From the lowest to the highest: ${layers.map(([name]) => name).join(', ')}`}
    >
      {layers.map(([name, order], index) => {
        const top = height - sheet.height - (index + 1) * sheet.step + 20;
        return (
          <g key={name} transform={`translate(20 ${top})`}>
            <path
              d={`M${sheet.slant} 0h${sheet.width}l-${sheet.slant} ${sheet.height}H0Z`}
              fill={index % 2 ? color.accentSoft : color.raised}
              stroke={color.action}
              strokeWidth={1.5}
            />
            <path
              d={`M${sheet.width + sheet.slant - 20} 20H410`}
              stroke={color.control}
              strokeDasharray="2 4"
            />
            <text x={420} y={25} fontSize={17} fontWeight={600} fill={color.text}>
              {name}
            </text>
            <text x={600} y={25} fontSize={17} textAnchor="end" fill={color.textMuted}>
              {order}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
