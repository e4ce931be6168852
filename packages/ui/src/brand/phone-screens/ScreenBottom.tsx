import { CreditCard, Heart, ScanBarcode, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { bottom, icon, tab, tabs, tabText } from './screen.css';

/** Tabs of the app, in order. */
const screenTabs = [
  { key: 'charity', label: 'Charity', drawing: Heart },
  { key: 'cards', label: 'Cards', drawing: CreditCard },
  { key: 'spend', label: 'Spend', drawing: ScanBarcode },
  { key: 'raised', label: 'Raised', drawing: TrendingUp },
] as const;

interface ScreenBottomProps {
  current: (typeof screenTabs)[number]['key'];
  /** The main button, above the tabs. */
  children?: ReactNode;
}

/** The bottom of every app screen. It is a picture of controls, not real ones. */
export function ScreenBottom({ current, children }: ScreenBottomProps) {
  return (
    <div className={bottom}>
      {children}
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
