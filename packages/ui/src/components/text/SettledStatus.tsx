import { useSettled } from '../../hooks/use-settled';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Text, type TextProps } from './Text';

interface SettledStatusProps extends Pick<TextProps, 'size'> {
  text: string;
  /** Shown instead, and not announced. */
  pending?: string | undefined;
}

/** Shows a text at once, and announces it after a pause: once, not for each letter. */
export function SettledStatus({ text, pending, size }: SettledStatusProps) {
  return (
    <div>
      <Text tone="muted" size={size} aria-hidden>
        {pending ?? text}
      </Text>
      <VisuallyHidden role="status">{useSettled(text)}</VisuallyHidden>
    </div>
  );
}
