import { refusedFieldsOf } from '../../lib/fetch-json.ts';

/** The form field that shows an error, by the name of the field that was sent: only the full name is sent. */
const FIELDS = { fullName: 'firstName', socialProfile: 'socialProfile', expertise: 'expertise' } as const;

type Refusal = { readonly field: (typeof FIELDS)[keyof typeof FIELDS]; readonly message: string };

/** The server's errors about fields of a profile, for the form. Empty for every other failure. */
export const refusedInProfile = (error: unknown): readonly Refusal[] =>
  refusedFieldsOf(error).flatMap(({ path, message }) => (isSent(path) ? [{ field: FIELDS[path], message }] : []));

const isSent = (path: string): path is keyof typeof FIELDS => Object.hasOwn(FIELDS, path);
