import { Link } from './Link';

interface LinkListProps {
  links: readonly { href: string; label: string }[];
}

/** Links, one per line. */
export function LinkList({ links }: LinkListProps) {
  return (
    <div>
      {links.map(({ href, label }) => (
        <div key={href}>
          <Link href={href} label={label} standalone />
        </div>
      ))}
    </div>
  );
}
