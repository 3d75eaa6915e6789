import { eventCatalogue } from '@twofold/contracts/event-catalogue';
import { personal, personalFields } from '@twofold/contracts/personal';
import { parcelEvents } from '@twofold/contracts/testing/parcel-events';
import { earlierVersion, schemasOf, versioned, type EventShape } from '@twofold/contracts/versioned';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findPersonalFields, personalFieldsOfEvents } from './personal-fields.ts';

const ofUser = { sealedWith: 'user', of: 'userId' } as const;
const ofReport = { sealedWith: 'report', of: 'productId' } as const;

/** All schemas within a schema, at any depth. */
const partsOf = (schema: z.ZodType): z.ZodType[] => {
  const schemasIn = (value: unknown): z.ZodType[] => {
    if (value instanceof z.ZodType) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(schemasIn) : [];
  };
  return [schema, ...Object.values(schema.def).flatMap(schemasIn).flatMap(partsOf)];
};

describe('the personal fields of the contracts', () => {
  it('include these', () => {
    expect(Object.fromEntries(personalFieldsOfEvents)).toMatchObject({
      UserRegistered: [{ ...ofUser, field: 'email' }],
      ProfileUpdated: [
        { ...ofUser, field: 'fullName' },
        { ...ofUser, field: 'socialProfile' },
        { ...ofUser, field: 'expertise' },
      ],
      AnalysisRequested: [{ ...ofReport, field: 'url' }],
      AnalysisCompleted: [
        { ...ofReport, field: 'finalUrl' },
        { ...ofReport, field: 'report' },
      ],
    });
  });

  const shapes = Object.values(eventCatalogue).flatMap((ofCategory) =>
    Object.entries<EventShape>(ofCategory).flatMap(([type, shape]) =>
      schemasOf(shape).map((schema): [string, z.ZodType] => [type, schema]),
    ),
  );

  it.each(shapes)('of %s are all at the top level', (type, schema) => {
    const marked = new Set(partsOf(schema).filter((part) => personalFields.get(part) !== undefined));
    expect(marked.size).toBe(personalFieldsOfEvents.get(type)?.length ?? 0);
  });

  it.each(shapes)('of %s name the field with the id of their subject', (type, schema) => {
    const fields = Object.keys((schema as z.ZodObject).shape);
    for (const { of } of personalFieldsOfEvents.get(type) ?? []) expect(fields).toContain(of);
  });
});

describe('finding personal fields', () => {
  const secret = () => personal(z.string(), ofUser);
  const fieldsOf = (shape: z.ZodRawShape) =>
    findPersonalFields({ user: { Happened: z.object(shape) } })
      .get('Happened')
      ?.map(({ field }) => field);

  it('finds optional ones', () => {
    const shape = {
      a: secret().optional(),
      b: secret().nullable(),
      c: secret().default('c').optional(),
      d: z.string(),
    };
    expect(fieldsOf(shape)).toEqual(['a', 'b', 'c']);
  });

  it('leaves out events without any', () => {
    expect(fieldsOf({ a: z.string() })).toBeUndefined();
  });

  it('finds those of earlier versions by their earlier names', () => {
    expect(findPersonalFields({ parcel: parcelEvents }).get('ParcelSent')).toEqual([
      { ...ofUser, field: 'to' },
      { ...ofUser, field: 'recipient' },
    ]);
  });

  it('refuses a field that two versions seal with different keys', () => {
    const earlier = z.object({ productId: z.int(), a: personal(z.string(), ofReport) });
    const Happened = versioned(z.object({ a: secret() }), [earlierVersion(earlier, (data) => data)]);
    expect(() => findPersonalFields({ user: { Happened } })).toThrow(
      'Two versions of Happened seal a with different keys',
    );
  });

  it('refuses two events of one name, and events that are no objects', () => {
    const shapes = { Happened: z.object({}) };
    expect(() => findPersonalFields({ user: shapes, product: shapes })).toThrow('Two events are called Happened');
    expect(() => findPersonalFields({ user: { Happened: z.union([z.object({})]) } })).toThrow(
      'not an object of fields',
    );
  });
});
