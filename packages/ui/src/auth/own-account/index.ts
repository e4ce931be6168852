export * from './ChangePasswordForm';
export * from './CloseAccountForm';
export * from './DataDownload';
export * from './NameForm';
export * from './OwnAccount';
