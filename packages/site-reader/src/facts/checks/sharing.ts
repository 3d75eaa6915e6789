import { check, info, pass, warning } from '../check.ts';
import { metaOf } from '../markup/markup.ts';

const OPEN_GRAPH = 'https://ogp.me/';

export const shareTitleCheck = check({
  id: 'share-title',
  group: 'sharing',
  title: 'Title when shared',
  why: 'It is the headline of the card that chats and social networks show for a link.',
  source: OPEN_GRAPH,
  measure: ({ markup }) => {
    const title = metaOf(markup, 'og:title');
    if (title) return pass(title, 'og:title');
    const other = metaOf(markup, 'twitter:title') ?? markup.title;
    const advice = 'Add og:title.';
    if (other) return warning(other, 'No og:title; networks use the title of the page.', advice);
    return warning('Missing', 'Neither og:title nor a title', advice);
  },
});

export const shareDescriptionCheck = check({
  id: 'share-description',
  group: 'sharing',
  title: 'Text when shared',
  why: 'It describes the page below the headline of a shared link.',
  source: OPEN_GRAPH,
  measure: ({ markup }) => {
    const text = metaOf(markup, 'og:description');
    if (text) return pass(text, 'og:description');
    const other = metaOf(markup, 'twitter:description', 'description');
    const advice = 'Add og:description.';
    if (other) return warning(other, 'No og:description; some networks use the description of the page.', advice);
    return warning('Missing', 'Neither og:description nor a description', advice);
  },
});

export const shareImageCheck = check({
  id: 'share-image',
  group: 'sharing',
  title: 'Picture when shared',
  why: 'A link with a picture stands out; one without is easy to overlook.',
  source: OPEN_GRAPH,
  measure: ({ markup }) => {
    const image = metaOf(markup, 'og:image', 'og:image:url', 'og:image:secure_url');
    const other = metaOf(markup, 'twitter:image', 'twitter:image:src');
    const advice = 'Add og:image with the full address of a picture of 1200 by 630 pixels.';
    if (!image) {
      if (other) return warning(other, 'twitter:image only; most networks read og:image.', advice);
      return warning('Missing', 'No og:image', advice);
    }
    if (/^https?:\/\//i.test(image) && URL.canParse(image)) return pass(image, 'og:image');
    return warning(image, 'og:image is not a full address', advice);
  },
});

const CARDS = new Set(['summary', 'summary_large_image', 'app', 'player']);

export const xCardCheck = check({
  id: 'x-card',
  group: 'sharing',
  title: 'Card on X',
  why: 'It decides whether X shows a large picture, a small one, or a bare link.',
  source: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  measure: ({ markup }) => {
    const card = metaOf(markup, 'twitter:card');
    const advice = 'Add twitter:card with summary_large_image.';
    if (card === undefined) return info('None', 'No twitter:card');
    if (CARDS.has(card.toLowerCase())) return pass(card, 'twitter:card');
    return warning(card, 'twitter:card names a kind that X does not know', advice);
  },
});
