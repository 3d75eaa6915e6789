import { type Kind, type KindId, kindsIn } from './kind.ts';
import { publicKinds } from './public-kinds.ts';
import { serviceKinds } from './service-kinds.ts';
import { softwareKinds } from './software-kinds.ts';
import { tradeKinds } from './trade-kinds.ts';

export const kinds: readonly Kind[] = [softwareKinds, tradeKinds, serviceKinds, publicKinds].flatMap(kindsIn);

const byId = new Map(kinds.map((kind) => [kind.id, kind]));

/** @throws Error for an unknown id: a row of a table is wrong. */
export const kindCalled = (id: KindId): Kind => {
  const kind = byId.get(id);
  if (kind === undefined) throw new Error(`No kind of site is called ${id}`);
  return kind;
};
