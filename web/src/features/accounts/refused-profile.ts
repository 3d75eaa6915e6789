import { refusedFieldsOf } from '../../lib/fetch-json.ts';

/** The field that shows a refusal, by the name of the field that was sent: the server knows only the full name. */
const FIELDS = { fullName: 'firstName', socialProfile: 'socialProfile', expertise: 'expertise' } as const;

type Refusal = { readonly field: (typeof FIELDS)[keyof typeof FIELDS]; readonly message: string };

/** What the server refused in a profile, for the fields of a form. Empty for every other failure. */
export const refusedInProfile = (error: unknown): readonly Refusal[] =>
  refusedFieldsOf(error).flatMap(({ path, message }) => (isSent(path) ? [{ field: FIELDS[path], message }] : []));

const isSent = (path: string): path is keyof typeof FIELDS => Object.hasOwn(FIELDS, path);
