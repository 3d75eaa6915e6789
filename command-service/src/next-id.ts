import type pg from 'pg';

/** Numeric ids are handed out by sequences of the write side; a gap means nothing (D-48). */
export type NextId = () => Promise<number>;

/** Ids of one sequence of the schema `write_side`. */
export const sequenceIds =
  (pool: pg.Pool, sequence: 'order_ids' | 'product_ids' | 'review_ids' | 'user_ids'): NextId =>
  async () => {
    const { rows } = await pool.query<{ id: string }>(`select nextval('write_side.${sequence}') as id`);
    const id = Number(rows[0]?.id);
    if (!Number.isSafeInteger(id)) throw new Error(`Sequence ${sequence} has no further id`);
    return id;
  };
