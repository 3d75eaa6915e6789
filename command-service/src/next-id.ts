import type pg from 'pg';

/** Numeric ids come from sequences of the schema `write_side`; gaps have no meaning (D-48). */
export type Sequence = 'order_ids' | 'product_ids' | 'review_ids' | 'user_ids';

export type NextId = (sequence: Sequence) => Promise<number>;

export const createNextId =
  (pool: pg.Pool): NextId =>
  async (sequence) => {
    const { rows } = await pool.query<{ id: string }>(`select nextval('write_side.${sequence}') as id`);
    const id = Number(rows[0]?.id);
    if (!Number.isSafeInteger(id)) throw new Error(`Sequence ${sequence} has no further id`);
    return id;
  };
