import { useSettled } from '../../hooks/use-settled';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Text, type TextProps } from './Text';

interface SettledStatusProps extends Pick<TextProps, 'size'> {
  text: string;
  /** The first ones are said after the text, so that a count is not all that is heard. */
  names?: readonly string[] | undefined;
  /** Shown instead, and not announced. */
  pending?: string | undefined;
}

/** Shows a text at once, and announces it after a pause: once, not for each letter. */
export function SettledStatus({ text, names = [], pending, size }: SettledStatusProps) {
  return (
    <div>
      <Text tone="muted" size={size} aria-hidden>
        {pending ?? text}
      </Text>
      <VisuallyHidden role="status">{useSettled(withNames(text, names))}</VisuallyHidden>
    </div>
  );
}

/** A count, and the first names of what was counted. */
export function withNames(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  return `${text.replace(/\.$/, '')}. ${names.slice(0, 3).join(', ')}`;
}
