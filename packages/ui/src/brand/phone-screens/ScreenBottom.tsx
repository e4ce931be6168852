import { Check, CreditCard, Heart, ScanBarcode, TrendingUp } from 'lucide-react';
import { action as actionStyle, actionText, bottom, icon, tab, tabs, tabText } from './screen.css';

const screenTabs = [
  { key: 'charity', label: 'Charity', drawing: Heart },
  { key: 'cards', label: 'Cards', drawing: CreditCard },
  { key: 'spend', label: 'Spend', drawing: ScanBarcode },
  { key: 'raised', label: 'Raised', drawing: TrendingUp },
] as const;

export type ScreenActionState = 'ready' | 'pressed' | 'busy' | 'done' | 'waiting';

interface ScreenBottomProps {
  current: (typeof screenTabs)[number]['key'];
  action?: { label: string; state: ScreenActionState } | undefined;
}

/** The bottom of an app screen: a picture of controls, not real ones. */
export function ScreenBottom({ current, action }: ScreenBottomProps) {
  return (
    <div className={bottom}>
      {action ? (
        <div className={actionStyle({ state: action.state })}>
          {action.state === 'done' && (
            <Check className={icon({ size: 'normal' })} aria-hidden="true" />
          )}
          <span className={actionText}>{action.label}</span>
        </div>
      ) : null}
      <div className={tabs}>
        {screenTabs.map(({ key, label, drawing: Drawing }) => (
          <div key={key} className={tab({ current: key === current })}>
            <Drawing className={icon({ size: 'normal' })} aria-hidden="true" />
            <span className={tabText}>{label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
