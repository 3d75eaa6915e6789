import type { RecordedEvent } from '@twofold/event-store/port';

/** An event and its effects, in the order of the log. */
export type CauseNode = { readonly event: RecordedEvent; readonly effects: readonly CauseNode[] };

/**
 * Arranges events, in the order of the log, by cause and effect. The cause is another event, or the command that
 * appended another event; an event whose cause is missing, or not earlier, is a root.
 */
export const causeTree = (events: readonly RecordedEvent[]): readonly CauseNode[] => {
  type Node = { readonly event: RecordedEvent; readonly effects: Node[] };
  const byId = new Map<string, Node>();
  const byCommand = new Map<string, Node>();
  const roots: Node[] = [];
  for (const event of events) {
    const node: Node = { event, effects: [] };
    const { causationId, commandId } = event.metadata;
    const isOwn = causationId === commandId;
    const cause = byId.get(causationId) ?? (isOwn ? undefined : byCommand.get(causationId));
    (cause?.effects ?? roots).push(node);
    byId.set(event.id, node);
    if (!byCommand.has(commandId)) byCommand.set(commandId, node);
  }
  return roots;
};
