import type { EventItem } from '@twofold/contracts/audit/api';
import { SourceLabel } from '../../../components/source-label.tsx';

/** An actor in words: "user 27", "visitor", "system". */
const wordsOf = (actor: string): string => actor.replace(/^user-(\d+)$/, 'user $1');

/** Who acted: a disc for people, a square for the machine. */
export function Actor({ by, actor }: Pick<EventItem, 'by' | 'actor'>) {
  return <SourceLabel who={by === 'person' ? 'people' : 'machine'}>{wordsOf(actor)}</SourceLabel>;
}
