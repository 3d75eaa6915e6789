import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** Sends single statements, many at a time over few connections. */
export interface Pipelines {
  /** @throws the database's error, or the driver's if the connection is lost: the statement is not retried. */
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>>;
  /** Gives the connections back to the pool. */
  release(): Promise<void>;
}

type Pipeline = { client: Promise<PoolClient> | undefined; inFlight: number };

const CONNECTIONS = 4;
/** The number of statements that share a connection before the next one is used: they wait for one another. */
const SHARED_STATEMENTS = 4;

/**
 * Keeps a few connections of a pool and sends statements without waiting for the answers to earlier ones. Use it for short
 * reads: taking a connection from the pool and returning it costs this process as much as the read itself.
 */
export const openPipelines = (pool: Pool): Pipelines => {
  if (pool.options.pipeline !== true) throw new Error('Pipelines need a pool with the option pipeline');
  const pipelines = Array.from({ length: CONNECTIONS }, (): Pipeline => ({ client: undefined, inFlight: 0 }));

  const held = new Set<PoolClient>();

  const connect = async (pipeline: Pipeline): Promise<PoolClient> => {
    try {
      const client = await pool.connect();
      held.add(client);
      client.once('error', (error) => {
        if (!held.delete(client)) return;
        pipeline.client = undefined;
        client.release(error);
      });
      return client;
    } catch (error) {
      pipeline.client = undefined;
      throw error;
    }
  };

  return {
    query: async (statement) => {
      const pipeline = nextOf(pipelines);
      pipeline.inFlight += 1;
      try {
        const client = await (pipeline.client ??= connect(pipeline));
        return await client.query(statement);
      } finally {
        pipeline.inFlight -= 1;
      }
    },
    release: async () => {
      await Promise.allSettled(pipelines.flatMap(({ client }) => client ?? []));
      for (const client of held) client.release();
      held.clear();
      for (const pipeline of pipelines) pipeline.client = undefined;
    },
  };
};

/** The first pipeline that is not busy, otherwise the least busy one. */
const nextOf = (pipelines: readonly Pipeline[]): Pipeline =>
  pipelines.find(({ inFlight }) => inFlight < SHARED_STATEMENTS) ??
  pipelines.reduce((one, other) => (other.inFlight < one.inFlight ? other : one));
