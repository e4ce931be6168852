import { Drawing } from '../../brand/drawing/Drawing';
import { paint } from '../../tokens/paint';
import { shopfront } from './Shopfront.css';
import file from './shopfront.svg?raw';

const doorway = 'M254 138H344V286H254Z';

/** A shop, whose door opens for the visitor. Decorative: it stands on the foot of its container. */
export function Shopfront({ open = false }: { open?: boolean | undefined }) {
  return (
    <Drawing file={file} className={shopfront}>
      {open ? (
        <>
          <path d={doorway} fill={paint.accentSoft} />
          <path d="M290 168H344V172H290ZM290 196H344V200H290Z" fill={paint.onStrongMuted} />
          <path d="M284 236H344V286H284Z" fill={paint.moneyDeep} />
          <path d="M280 230H344V237H280Z" fill={paint.money} />
          <path d="M312 208H336V230H312ZM316 200H332V208H316Z" fill={paint.strong} />
          <path d="M254 138L282 150V278L254 286Z" fill={paint.action} />
          <path d="M259 150L276 157V214L259 216Z" fill={paint.accent} />
          <path d="M254 286H344L384 300H226Z" fill={paint.accentSoft} />
        </>
      ) : (
        <>
          <path d={doorway} fill={paint.action} />
          <path d="M264 148H334V232H264Z" fill={paint.accentSoft} />
          <path d="M299 148L281 176M299 148L317 176" stroke={paint.text} strokeWidth={1.5} />
          <path d="M276 175H322V203H276Z" fill={paint.raised} />
          <path
            d="M299 199L288 188A6.500 6.500 0 0 1 299 181A6.500 6.500 0 0 1 310 188Z"
            fill={paint.action}
          />
          <circle cx={334} cy={246} r={4} fill={paint.money} />
        </>
      )}
    </Drawing>
  );
}
