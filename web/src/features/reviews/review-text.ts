import { mainReviewIn } from '@twofold/contracts/reviews/content';
import { cutText } from '../../lib/cut-text.ts';

/** Specification, section 9. */
const FALLBACK_LENGTH = 100;

/** A review on its own page: its main text where it has one, else all of it (D-12). */
export const fullText = (content: string): string => mainReviewIn(content) ?? content;

/** A review in a list (specification, section 3; D-13, D-14). */
export const listedText = (content: string): string => {
  if (!isJsonObject(content)) return cutText(content, FALLBACK_LENGTH);
  return mainReviewIn(content)?.trim() || 'No detailed review provided';
};

const isJsonObject = (content: string): boolean => {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
};
