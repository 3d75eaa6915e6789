import type { RecordedEvent } from '@twofold/event-store/port';
import type { Output } from '../output.ts';
import { asJson, printable } from '../printable.ts';
import { sentenceOf } from '../sentences/sentence-of.ts';

/** An event on one line: time, position, sentence, and actor. */
export const eventLine = (event: RecordedEvent, { paint }: Pick<Output, 'paint'>): string => {
  const { stream, revision, metadata } = event;
  const where = paint('cyan', `${printable(stream)} ${revision}`);
  const by = paint('dim', `(${printable(metadata.actor)})`);
  return `${paint('dim', event.recordedAt)}  ${where}  ${printable(sentenceOf(event))}. ${by}\n`;
};

/** An event on one line for programs. */
export const eventJsonLine = (event: RecordedEvent): string => `${asJson({ ...event, sentence: sentenceOf(event) })}\n`;
