import { NO_AUDIENCE_RECOGNIZED } from '@twofold/contracts/analysis/statements';
import { type Context, pagesRead } from '../findings/context.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, listed, quoted, uncapitalised } from '../read/wording.ts';
import { inLanguage, SEARCHED } from './purpose.ts';
import { selfDescription } from './self-description.ts';
import { groundOf, inferred, quoteFrom, type Statement, statement } from './statement.ts';

/** The site’s description of itself, unchanged. */
export const descriptionOf = (context: Context): Statement => {
  const own = selfDescription(context);
  const text = own?.text.slice(0, 1_900) ?? 'Our rules found no sentence of the page about itself.';
  return statement('description', 1, text, own ? quoteFrom(own, own.text) : inferred(SEARCHED));
};

/** The audience that the site names, or that none was recognized: the usual audience of its field is not a finding about it. */
export const targetAudienceOf = (context: Context): Statement => {
  const first = context.audiences[0];
  if (first !== undefined) {
    const labels = context.audiences
      .slice(0, 4)
      .map(({ label }, index) => (index === 0 ? label : uncapitalised(label)));
    const sentence = sentenceAt(first.passage, Math.max(0, first.passage.text.indexOf(first.quote)));
    const language = inLanguage(context, sentence);
    const own =
      context.site.language.tag === 'en' ? '' : `, in its own words${language}: ${quoted(excerpt(sentence, 300))}`;
    const words = first.isImplied ? `, implied by ${quoted(excerpt(sentence, 120))}${language}` : own;
    return statement('audience', 1, `${listed([...new Set(labels)])}${words}`, groundOf(first.passage));
  }
  const looked = `Title, description, headings, navigation and text of ${pagesRead(context.site)} were searched for groups of people.`;
  return statement('audience', 1, NO_AUDIENCE_RECOGNIZED, inferred(looked));
};
