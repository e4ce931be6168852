export { BackCloses } from '../hooks/use-close-on-back';
export { type FormErrors, useErrorFocus } from '../hooks/use-error-focus';
export { useSettled } from '../hooks/use-settled';
export * from './alert-dialog/AlertDialog';
export * from './button/Button';
export * from './button/ButtonLink';
export * from './card/Card';
export * from './checkbox/Checkbox';
export * from './code-block/CodeBlock';
export * from './coin/Coin';
export * from './control-words/ControlWordsProvider';
export * from './copy-button/CopyButton';
export { copyText } from './copy-button/copy-text';
export * from './dialog/Dialog';
export * from './disclosure/Disclosure';
export * from './feature-video';
export * from './field';
export * from './form-fields/FormError';
export * from './form-fields/FormFields';
export * from './heading/Heading';
export * from './icon/Icon';
export * from './image/Image';
export { type LinkComponent, LinkProvider, type LinkProviderProps } from './link/Anchor';
export * from './link/Link';
export * from './notice/Notice';
export * from './password-field/PasswordField';
export * from './popover/Popover';
export * from './qr-code/QrCode';
export * from './radio-group/RadioGroup';
export type {
  RadioGroupProps,
  RadioKey,
  RadioOption,
  RadioSegment,
} from './radio-group/radio-group-props';
export * from './select/Select';
export * from './separator/Separator';
export * from './slider/Slider';
export * from './table/Table';
export * from './tabs/Tabs';
export * from './text/Text';
export * from './text-field/TextField';
export * from './textarea/Textarea';
export * from './toast/ToastRegion';
export * from './toast/toast-queue';
export * from './tooltip/Tooltip';
export * from './visually-hidden/VisuallyHidden';
