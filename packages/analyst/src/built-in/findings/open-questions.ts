import type { Topic } from '../lexicon/topic.ts';
import { listed, quoted } from '../read/wording.ts';
import type { Finding } from '../report/statement.ts';
import { type Context, pagesRead } from './context.ts';
import { mainCall } from './main-call.ts';

/** What a visitor still asks where a topic is missing; it completes “has to ask …”. */
const QUESTIONS: Partial<Record<Topic, string>> = {
  pricing: 'what it costs',
  testimonials: 'whether others were satisfied',
  team: 'who they would deal with',
  about: 'who stands behind it',
  shipping: 'what delivery costs and how long it takes',
  returns: 'whether it can be returned',
  hours: 'when it is open',
  directions: 'how to get there',
  schedule: 'when it takes place',
  enroll: 'how to sign up',
  'membership-fee': 'what membership costs',
  join: 'how to join',
  security: 'what happens to their data',
  integrations: 'whether it works with the tools they have',
  documentation: 'how to get it running',
  install: 'how to install it',
  'free-trial': 'whether it can be tried first',
  portfolio: 'what finished work looks like',
  certified: 'whether it is licensed and insured',
  guarantee: 'what happens if something goes wrong',
  appointment: 'how to get an appointment',
  'reserve-table': 'how to reserve a table',
  'book-stay': 'which dates are free',
  menu: 'which dishes there are',
  coverage: 'what is not covered',
  donate: 'how to give',
  'quote-request': 'how to get a quote',
  tickets: 'how to get a ticket',
  contact: 'whom to ask',
  phone: 'whom to call',
};
const MOST = 3;

/** Who searches a listing pays nothing, and asks who does. */
const questionOf = ({ judgment }: Context, topic: Topic): string | undefined =>
  topic === 'pricing' && judgment.kind.id === 'directory' ? 'who pays for the entries' : QUESTIONS[topic];

/** What a visitor has to ask, because the pages do not say it. */
export const openQuestions = (context: Context, weaknesses: readonly Finding[]): string | undefined => {
  const asked = weaknesses
    .flatMap(({ kind }) => questionOf(context, kind.replace(/^no-/u, '') as Topic) ?? [])
    .slice(0, MOST);
  if (asked.length === 0) return undefined;
  const call = mainCall(context);
  const begin = call === undefined ? 'Has to ask' : `Cannot tell before ${quoted(call)}`;
  const { pages } = context.site;
  return `${begin} ${listed(asked)} (inferred: ${pagesRead(context.site)} ${pages.length === 1 ? 'does' : 'do'} not say)`;
};
