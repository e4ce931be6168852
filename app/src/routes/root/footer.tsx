import { Logo } from '@tuppence/ui/brand';
import { Footer } from '@tuppence/ui/chrome';
import { footer } from '../../content/footer';
import { env } from '../../env';

export default function SiteFooter() {
  return (
    <Footer {...footer} logo={<Logo name={env.name} />} copyright={footer.copyright(env.name)} />
  );
}
