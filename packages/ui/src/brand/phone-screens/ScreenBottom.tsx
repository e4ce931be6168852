import { Check, CreditCard, Heart, ScanBarcode, TrendingUp } from 'lucide';
import { Icon, type IconShapes } from '../../components/icon/Icon';
import { em } from './em';
import { action as actionStyle, actionText, bottom, tab, tabs, tabText } from './screen.css';

interface ScreenTab {
  key: 'charity' | 'cards' | 'spend' | 'raised';
  label: string;
  drawing: IconShapes;
}

const screenTabs: readonly ScreenTab[] = [
  { key: 'charity', label: 'Charity', drawing: Heart },
  { key: 'cards', label: 'Cards', drawing: CreditCard },
  { key: 'spend', label: 'Spend', drawing: ScanBarcode },
  { key: 'raised', label: 'Raised', drawing: TrendingUp },
];

export type ScreenActionState = 'ready' | 'pressed' | 'busy' | 'done' | 'waiting';

interface ScreenBottomProps {
  current: ScreenTab['key'];
  action?: { label: string; state: ScreenActionState } | undefined;
}

/** The bottom of an app screen: a picture of controls, not real ones. */
export function ScreenBottom({ current, action }: ScreenBottomProps) {
  return (
    <div className={bottom}>
      {action ? (
        <div className={actionStyle({ state: action.state })}>
          {action.state === 'done' && <Icon icon={Check} size={em(24)} />}
          <span className={actionText}>{action.label}</span>
        </div>
      ) : null}
      <div className={tabs}>
        {screenTabs.map(({ key, label, drawing }) => (
          <div key={key} className={tab({ current: key === current })}>
            <Icon icon={drawing} size={em(24)} />
            <span className={tabText}>{label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
