import { type AccountResult, call, callClient } from './account';

export function saveName(firstName: string, lastName: string): Promise<AccountResult> {
  return call('name', (auth) =>
    auth.updateUser({ data: { first_name: firstName, last_name: lastName } }),
  );
}

const callProcedure = (name: string, args: object, onData: (data: unknown) => void) =>
  callClient(name, async (client) => {
    const { data, error, status } = await client.rpc(name, args);
    onData(data);
    return { error: error && { ...error, status } };
  });

export async function readOwnData(): Promise<{ result: AccountResult; data: unknown }> {
  let data: unknown;
  const result = await callProcedure('own_data', {}, (answer) => {
    data = answer;
  });
  return { result, data };
}

/** `email` must be the account's own. End the session afterwards. */
export function closeAccount(email: string): Promise<AccountResult> {
  return callProcedure('close_account', { email }, () => undefined);
}
