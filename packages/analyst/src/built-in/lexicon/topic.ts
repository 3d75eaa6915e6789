import type { Named } from '../kind/kind.ts';

/** Subjects that a page can mention. Each language has whole phrases for them; a page without any of the phrases does not mention the topic. */
export type Topic =
  // price
  | Named<'pricing free-trial free-plan free no-card quote-request subscription financing'>
  // selling goods
  | Named<'cart shipping free-shipping returns guarantee'>
  // software
  | Named<'log-in sign-up demo download integrations open-source install documentation security'>
  // proof
  | Named<'testimonials trusted-by award certified press team portfolio'>
  // a place
  | Named<'hours directions phone e-mail reserve-table book-stay appointment menu takeout'>
  // other offers
  | Named<'coverage donate volunteer join membership-fee enroll schedule tickets newsletter faq contact about advertise affiliate jobs comments compare'>
  // no evidence of an offer
  | Named<'cookies error-text placeholder'>;

/** Phrases by topic, separated by `|`; `ship*` matches longer words too, `*versicherung` matches word endings. */
export type TopicPhrases = Readonly<Partial<Record<Topic, string>>>;
