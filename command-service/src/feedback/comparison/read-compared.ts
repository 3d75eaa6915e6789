import type { ComparedApp } from '@twofold/comparison/compare-by-rules';
import type { ReviewToCompare } from '@twofold/comparison/reading/opinions';
import { shownText } from '@twofold/comparison/text/sentences';
import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { isErased } from '@twofold/contracts/personal';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { EventStore } from '@twofold/event-store/port';

/** A completed review with the text that readers see, which is empty if its author was erased. */
export const readReview = async (store: EventStore, reviewId: number): Promise<ReviewToCompare | undefined> => {
  let review: ReviewToCompare | undefined;
  let isComplete = false;
  for await (const recorded of store.readStream(`review-${reviewId}`)) {
    const event = decodeEvent(reviewEvents, recorded);
    if (event?.type === 'ReviewSubmitted') {
      const { content, rating } = event.data;
      review = { reviewId, rating, text: isErased(content) ? '' : shownText(content) };
    }
    if (event?.type === 'ReviewCompleted') isComplete = true;
    if (event?.type === 'ReviewTextRemoved' && review) review = { ...review, text: '' };
  }
  return isComplete ? review : undefined;
};

/** The app according to its newest report; empty if its reports were erased. */
export const readApp = async (store: EventStore, productId: number): Promise<ComparedApp> => {
  let app: ComparedApp = { name: '', about: [] };
  for await (const recorded of store.readStream(`product-${productId}`)) {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'AnalysisCompleted' && event?.type !== 'ReanalysisCompleted') continue;
    const { report } = event.data;
    if (isErased(report)) continue;
    app = { name: report.title, about: [report.title, report.description, report.purpose] };
  }
  return app;
};
