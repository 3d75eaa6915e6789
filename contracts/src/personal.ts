import { z } from 'zod';

/**
 * Whose key seals a personal field of an event: the person's own, or that of the report the text stands in
 * (`architecture.md` section 6). Until the keyring exists the fields are marked and stored plain (ADR 0006).
 */
export type PersonalField = { readonly sealedWith: 'user' | 'report' };

/** Every schema of an event field that holds personal data, with the key that seals it. */
export const personalFields = z.registry<PersonalField>();
