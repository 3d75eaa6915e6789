import type { DoneResponse } from '@twofold/contracts/accounts/api';
import type { ChangeMailSettingBody, MailSettingsView } from '@twofold/contracts/notifications/api';
import useSWR from 'swr';
import { useSend } from '../../lib/use-send.ts';

const settingsKey = '/api/me/mail-settings';

/** The current user's mail settings, with a function to change them; a change shows immediately. */
export const useMailSettings = () => {
  const send = useSend();
  const { data, error, mutate } = useSWR<MailSettingsView, Error>(settingsKey);
  const change = async (body: ChangeMailSettingBody): Promise<void> => {
    const changed = (view: MailSettingsView | undefined) =>
      view && { settings: view.settings.map((each) => (each.kind === body.kind ? body : each)) };
    try {
      await mutate(changed, { revalidate: false });
      await send<DoneResponse>('PATCH', settingsKey, body);
    } finally {
      await mutate();
    }
  };
  return { settings: data?.settings, error, retry: () => void mutate(), change };
};

/** Turns off the emails that the token of a link names, without a login. */
export const useUnsubscribe = (token: string) => {
  const send = useSend();
  return (): Promise<DoneResponse> => send('POST', `/api/unsubscribe/${encodeURIComponent(token)}`);
};
