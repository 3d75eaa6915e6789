import { z } from 'zod';

/** Less than the year that RFC 9116 recommends at most. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

const isContact = (text: string): boolean => /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(text);
const list = (text: string): string[] => text.split(',').map((item) => item.trim());

/** The contact for vulnerability reports, for the launcher and the page service. */
export const securityFields = {
  /** Absent: there is no such page. */
  SECURITY_CONTACT: z
    .string()
    .transform(list)
    .refine((contacts) => contacts.every(isContact), 'each contact must begin with mailto:, https:// or tel:+')
    .optional(),
  SECURITY_LANGUAGES: z
    .string()
    .transform(list)
    .refine((tags) => tags.every((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag)), 'must be a list such as en, de')
    .default(['en']),
};

export type SecurityContacts = z.output<z.ZodObject<typeof securityFields>>;

export const SECURITY_PATH = '/.well-known/security.txt';

/**
 * The text of RFC 9116. It is generated per request and expires after 180 days, so it never expires while it is served.
 * Undefined without a contact.
 */
export const securityText = (
  { SECURITY_CONTACT: contacts, SECURITY_LANGUAGES: languages }: SecurityContacts,
  origin: string,
  now: Date,
): string | undefined => {
  if (contacts === undefined) return undefined;
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  const fields = [
    ...contacts.map((contact) => ['Contact', contact] as const),
    ['Expires', expires.toISOString().replace('.000', '')] as const,
    ['Preferred-Languages', languages.join(', ')] as const,
    ['Canonical', `${origin}${SECURITY_PATH}`] as const,
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
};
