import type { EventStore } from '@twofold/event-store/port';
import { TEXT_CAPTURE } from '@twofold/contracts/analysis/captures';
import type { Evidence } from '@twofold/contracts/analysis/report';
import { isErased } from '@twofold/contracts/personal';
import { streamOf } from '../../category.ts';
import { decodeKnown } from '../../fold-stream.ts';
import { productCategory } from '../category.ts';
import type { CaptureId } from '../captures/captures.ts';
import { isReportWritten, versionWritten, type ReportWritten } from '../report-of.ts';

/** A quote in a report, the text it was taken from, and the addresses whose secrets must be hidden in that text. */
export type Quoted = {
  readonly evidence: Extract<Evidence, { basis: 'quote' }>;
  readonly capture: CaptureId;
  readonly addresses: readonly string[];
};

/** Finds a quote by the id of its evidence, in the newest version that has the quote and its text. */
export const quotedBy = async (
  store: EventStore,
  productId: number,
  evidenceId: string,
): Promise<Quoted | undefined> => {
  let found: Quoted | undefined;
  let asked = '';
  for await (const recorded of store.readStream(streamOf(productCategory, productId))) {
    const event = decodeKnown(productCategory.events, recorded);
    if (event.type === 'AnalysisRequested' && !isErased(event.data.url)) asked = event.data.url;
    if (isReportWritten(event)) found = quoteIn(event, asked, evidenceId) ?? found;
  }
  return found;
};

const quoteIn = (event: ReportWritten, asked: string, evidenceId: string): Quoted | undefined => {
  const { productId, report, finalUrl, captures = [] } = event.data;
  const version = versionWritten(event);
  const text = captures.find(({ name }) => name === TEXT_CAPTURE);
  if (text === undefined || isErased(report) || isErased(finalUrl)) return undefined;
  const evidence = report.evidence.find(({ id }) => id === evidenceId);
  if (evidence?.basis !== 'quote') return undefined;
  const { name, digest } = text;
  return { evidence, capture: { productId, version, name, digest }, addresses: [asked, finalUrl] };
};
