import {
  saveReceipt,
  weeklyShop,
  weeklyShopForm,
  weeklyShopInitial,
  weeklyShopLimits,
  weeklyShopPage,
} from '@tuppence/content/home/weekly-shop';
import { addressOfWeeklyShop, weeklyShopIn } from '@tuppence/content/home/weekly-shop-address';
import { kitFailures } from '@tuppence/content/kit/copy';
import { partnerCode } from '@tuppence/content/partner/invite';
import { formatPounds } from '@tuppence/giving/money';
import { type WeeklyShop, weeklyShopSums, weeksAYear } from '@tuppence/giving/weekly-shop';
import { Dialog } from '@tuppence/ui';
import { type Charity, ShoppingCard } from '@tuppence/ui/brand';
import { SaveReceipt, type SaveReceiptProps, WeeklyShopForm } from '@tuppence/ui/demos';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { env } from '../../env';
import { afterDialogMs } from '../../providers/toasts/after-dialog-ms';
import { useToasts } from '../../providers/toasts/ToastProvider';
import { useCopyToasts } from '../../providers/toasts/use-copy-toasts';
import { save } from '../../services/browser/download';
import { codeForLinks, inviteCode, withInvite } from '../../services/browser/invite-code';
import { sharePage } from '../../services/browser/share-page';
import { listPartners, slugOf } from '../../services/charities/partner-list';

/** The home page's content for the weekly shop in its address. */
export async function readWeeklyShop(search: string) {
  const shop = weeklyShopIn(search);
  if (!shop) return undefined;
  // The card shows the first brand's part of a week.
  const [first] = weeklyShopSums(shop).lines;
  const value = first && formatPounds(Math.round(first.creditPence / weeksAYear));
  const card = value && <ShoppingCard brand={first.brand} value={value} />;
  const page = weeklyShopPage(env, shop, await charityName(shop.charity));
  const footer = <Footer receipt={page.receipt} />;
  return { ...page, receipt: { ...page.receipt, footer }, shop, card };
}

function Footer({ receipt }: Pick<SaveReceiptProps, 'receipt'>) {
  const toast = useToasts();
  const failed = () => toast(kitFailures.save);
  return <SaveReceipt {...saveReceipt(env)} receipt={receipt} onSave={save} onFailed={failed} />;
}

export type WeeklyShopPage = NonNullable<Awaited<ReturnType<typeof readWeeklyShop>>>;

async function charities(): Promise<Charity[]> {
  const partners = await listPartners().catch(() => []);
  return partners.map((partner) => ({ id: slugOf(partner), name: partner.name }));
}

async function charityName(id: string): Promise<string | undefined> {
  return id ? (await charities()).find((charity) => charity.id === id)?.name : undefined;
}

interface WeeklyShopDialogProps {
  open: boolean;
  onClose: () => void;
  shop: WeeklyShop | undefined;
  receiptRef: RefObject<HTMLElement | null>;
}

/** Asks for the visitor's own shop. */
export function WeeklyShopDialog({ open, onClose, shop, receiptRef }: WeeklyShopDialogProps) {
  const [listed, setListed] = useState<readonly Charity[]>();
  const [draft, setDraft] = useState<WeeklyShop>();
  const navigate = useNavigate();
  const showToast = useToasts();
  const copying = useCopyToasts();
  /** The address of the receipt that is being printed. */
  const printing = useRef('');
  useEffect(() => void charities().then(setListed), []);

  // On a phone, the receipt is below the button.
  useEffect(() => {
    if (open || !shop || printing.current !== addressOfWeeklyShop(shop)) return;
    printing.current = '';
    receiptRef.current?.scrollIntoView({ block: 'nearest' });
  }, [open, shop, receiptRef]);

  const nameOf = (id: string) => listed?.find((charity) => charity.id === id)?.name;

  function print(chosen: WeeklyShop) {
    const { total, charityName: name } = weeklyShopPage(env, chosen, nameOf(chosen.charity));
    const address = new URL(addressOfWeeklyShop(chosen), window.location.origin).href;
    const carried = new URL(withInvite(address, codeForLinks()));
    printing.current = addressOfWeeklyShop(chosen);
    onClose();
    navigate(carried.pathname + carried.search, { replace: true });
    setTimeout(() => showToast(weeklyShop.printed(total, name)), afterDialogMs);
  }

  function share(chosen: WeeklyShop) {
    const { meta } = weeklyShopPage(env, chosen, nameOf(chosen.charity));
    const page = { ...meta, path: addressOfWeeklyShop(chosen) };
    return sharePage(page, () => copying.onCopied(weeklyShop.linkName), copying.onCopyFailed);
  }

  return (
    <Dialog open={open} onClose={onClose} {...weeklyShop.dialog}>
      {listed ? (
        <WeeklyShopForm
          copy={weeklyShopForm}
          brands={weeklyShop.brands}
          charities={[{ id: '', name: weeklyShop.anyCharity }, ...listed]}
          initial={draft ?? shop ?? { ...weeklyShopInitial, charity: invitingId(listed) }}
          limits={weeklyShopLimits}
          resultOf={(chosen) => weeklyShopPage(env, chosen).total}
          onPrint={print}
          onShare={share}
          onLeave={setDraft}
        />
      ) : null}
    </Dialog>
  );
}

function invitingId(listed: readonly Charity[]): string {
  const code = inviteCode()?.toLowerCase();
  return listed.find(({ id }) => partnerCode(id) === code)?.id ?? '';
}
