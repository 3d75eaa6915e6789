import { z } from 'zod';

/**
 * The key that seals a personal field of an event: that of a user, of the report that contains the text, of a guest's
 * order, of a brief or the test login in it, or of a complaint about a review (`docs/architecture.md`). `of` names the
 * field of the same event that holds the id of the user, the product, the order, or the request of the brief.
 */
export type PersonalField = {
  readonly sealedWith: 'user' | 'report' | 'order' | 'brief' | 'access' | 'complaint';
  readonly of: string;
};

/** Every schema of an event field that holds personal data, with the key that seals it. */
export const personalFields = z.registry<PersonalField>();

/** The value of a personal field whose key was deleted. */
export const erased = z.strictObject({ erased: z.literal(true) });
export type Erased = z.infer<typeof erased>;

export const ERASED: Erased = { erased: true };

/** A field of an event that holds personal data: a value of this shape, or a mark that it was erased. */
export const personal = <Value extends z.ZodType>(value: Value, field: PersonalField) => {
  const schema = z.union([value, erased]);
  personalFields.add(schema, field);
  return schema;
};

export const isErased = (value: unknown): value is Erased => erased.safeParse(value).success;
