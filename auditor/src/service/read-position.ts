import { isUnknownPosition } from '@twofold/event-store/errors';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import { HttpError } from '@twofold/http/respond-to-errors';

const NO_POSITION = 'Not a position of the log';

/**
 * Parses a position, in this log's form: leading zeros are optional.
 * @throws HttpError 400 for an impossible one
 */
export const readPosition = async (stored: EventStore, text: string): Promise<Position | undefined> => {
  const head = await headOf(stored);
  if (head === undefined) return undefined;
  const position = text.replace(/^0+/, '').padStart(head.length, '0');
  if (position.length > head.length) throw new HttpError(400, NO_POSITION);
  const place = positionOf(position);
  try {
    for await (const _ of stored.readAll({ after: place, direction: 'backwards', limit: 1 })) break;
  } catch (error) {
    if (isUnknownPosition(error)) throw new HttpError(400, NO_POSITION);
    throw error;
  }
  return place;
};
