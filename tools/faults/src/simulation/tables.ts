import type { Rows } from '@twofold/projector/fold';

/** The table of one generation of a read model. Rows are never changed, only replaced. */
export type Generation = { readonly generation: number; readonly rows: Rows };

/** The tables of all read models, of which services see one generation each. */
export type Tables = {
  readonly shown: (name: string) => Generation;
  readonly show: (name: string, next: Generation) => void;
};

export const noTables = (): Tables => {
  const tables = new Map<string, Generation>();
  const shown = (name: string): Generation => {
    const known = tables.get(name) ?? { generation: 1, rows: new Map() };
    tables.set(name, known);
    return known;
  };
  return { shown, show: (name, next) => void tables.set(name, next) };
};
