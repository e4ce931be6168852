import { ArrowRight } from 'lucide';
import { Button, type ButtonProps } from '../../components/button/Button';

/** The button to the next step. */
export function NextButton(button: Pick<ButtonProps, 'onClick' | 'children'>) {
  return <Button {...button} size="large" trailingIcon={ArrowRight} />;
}
