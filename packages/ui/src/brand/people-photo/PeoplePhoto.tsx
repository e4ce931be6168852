import { color } from '../../tokens/color';
import { caption, drawing, print, shade } from './PeoplePhoto.css';
import { Portrait, type PortraitLook } from './Portrait';

export interface Person {
  id: string;
  name: string;
  role: string;
  bio: string;
  look: PortraitLook;
}

export interface PeoplePhotoProps {
  /** Text alternative. */
  label: string;
  /** From left to right. */
  people: readonly Pick<Person, 'id' | 'look'>[];
  /** Written below the drawing: who these people are, if they are examples. */
  note?: string | undefined;
  /** Id of the highlighted person. */
  chosen?: string | undefined;
}

const personWidth = 150;
const height = 300;
/** Moves each person down, to vary their heights. */
const drops = [18, 44, 6, 34, 12, 50, 22];

/** A drawing of people behind a shop counter. */
export function PeoplePhoto({ label, people, note, chosen }: PeoplePhotoProps) {
  const width = personWidth * people.length;
  const drawn = ({ id, look }: (typeof people)[number], index: number) => (
    <g
      key={id}
      transform={`translate(${index * personWidth - 9} ${28 + (drops[index % drops.length] ?? 0)}) scale(1.68)`}
    >
      <Portrait look={look} />
    </g>
  );
  return (
    <figure className={print}>
      <svg
        className={drawing}
        viewBox={`0 ${height / 12} ${width} ${(height * 11) / 12}`}
        // Where it has less height, the counter is cut off.
        preserveAspectRatio="xMidYMin slice"
        role="img"
        aria-label={label}
        focusable="false"
      >
        <g fill={color.strongLine}>
          <path d={`M-2 64H${width + 2}v5H-2zM-2 150H${width + 2}v5H-2z`} />
          {people.map(({ id }, index) => (
            <g key={id} transform={`translate(${index * personWidth} 0)`}>
              <path d="M16 34h20v30H16zM42 22h14v42H42zM96 30h34v34H96z" />
              <path d="M10 112h34v38H10zM50 100h12v50H50zM104 108h14v42h-14zM122 118h18v32h-18z" />
            </g>
          ))}
        </g>
        {people.map(drawn)}
        <path d={`M0 0H${width}V${height}H0Z`} className={shade({ shown: chosen !== undefined })} />
        {people.map((person, index) => (person.id === chosen ? drawn(person, index) : null))}
        <path d={`M-2 ${height - 46}H${width + 2}V${height + 2}H-2Z`} fill={color.moneyDeep} />
        <path d={`M-2 ${height - 46}H${width + 2}v7H-2Z`} fill={color.money} />
        <g transform={`translate(${width / 2 + 54} ${height - 82})`}>
          <path
            d="M0 26V-10l5.250-5 5.250 5 5.250-5 5.250 5 5.250-5 5.250 5 5.250-5 5.250 5v36Z"
            fill={color.raised}
          />
          <path d="M7-2h28M7 5h16M29 5h6" stroke={color.text} strokeWidth={1.6} />
          <path d="M5 11h32v7H5z" fill={color.accent} />
          <path d="M-8 36V26q0-4 4-4h50q4 0 4 4v10Z" fill={color.text} />
        </g>
      </svg>
      {note ? <figcaption className={caption}>{note}</figcaption> : null}
    </figure>
  );
}
