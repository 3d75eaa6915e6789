import pg from 'pg';
import { textOf, type Detour } from '../failpoints/around-queries.ts';

/** Matches every follower, but no rebuild, whose own transaction has locked the checkpoint. */
const MOVE_OF_CHECKPOINT = /^\s*update read_models\.checkpoints as checkpoint set position = move/;

/** Deliberately broken: the projector moves a checkpoint in a separate transaction. */
export const checkpointApart = (connectionString: string): Detour => {
  let other: Promise<pg.Client> | undefined;
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return (client, args, send) => {
    if (!MOVE_OF_CHECKPOINT.test(textOf(args[0]) ?? '')) return send.apply(client, [...args]);
    other ??= connected();
    return other.then((own) => send.apply(own, [...args]));
  };
};
