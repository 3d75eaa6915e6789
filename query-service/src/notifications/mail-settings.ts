import type { MailSettingsView } from '@twofold/contracts/notifications/api';
import { MAIL_KIND_NAMES, MAIL_KINDS } from '@twofold/contracts/notifications/mail-kinds';
import { z } from 'zod';
import type { Pipelines } from '../pipelines.ts';

const SETTINGS = {
  name: 'mail settings',
  text: 'select settings from read_models.mail_settings where subject = $1',
};

const choices = z.record(z.string(), z.boolean());

/** A user's setting for every kind of mails, with defaults. */
export const mailSettingsOf = async (database: Pipelines, userId: number): Promise<MailSettingsView> => {
  const { rows } = await database.query<{ settings: string }>({ ...SETTINGS, values: [`user-${userId}`] });
  const chosen = choices.parse(JSON.parse(rows[0]?.settings ?? '{}'));
  return {
    settings: MAIL_KIND_NAMES.map((kind) => ({ kind, isOn: chosen[kind] ?? MAIL_KINDS[kind].isOnByDefault })),
  };
};
