import { inferred, said } from '../basis.ts';
import type { Facts } from '../facts.ts';
import { type Finding, strength, weakness } from '../statement.ts';

export const testimonial = ({ name, proof }: Facts): readonly Finding[] => {
  const { testimonial: found } = proof;
  if (found === undefined) return [];
  const text =
    found.author === undefined
      ? `Lets somebody else speak for ${name.inText}`
      : `Somebody vouches for it by name: ${found.author}`;
  return [strength('testimonial', text, said(found.quote))];
};

export const users = ({ name, proof }: Facts): readonly Finding[] =>
  proof.users === undefined
    ? []
    : [strength('users', `Counts those who rely on ${name.inText} already`, said(proof.users))];

export const stars = ({ name, proof }: Facts): readonly Finding[] =>
  proof.stars === undefined ? [] : [strength('stars', `Shows how others rate ${name.inText}`, said(proof.stars))];

export const awards = ({ name, proof }: Facts): readonly Finding[] =>
  proof.awards === undefined
    ? []
    : [strength('awards', `Others have looked at ${name.inText} and found it good`, said(proof.awards))];

export const cases = ({ name, proof }: Facts): readonly Finding[] =>
  proof.caseStudies === undefined
    ? []
    : [strength('cases', `Points to finished work rather than to promises of ${name.inText}`, proof.caseStudies)];

/** Rests on the absence of every voice but the page's own. */
export const nobodyVouches = ({ name, proof }: Facts): readonly Finding[] =>
  proof.testimonial !== undefined ||
  proof.users !== undefined ||
  proof.stars !== undefined ||
  proof.awards !== undefined ||
  proof.caseStudies !== undefined
    ? []
    : [
        weakness(
          'nobody-vouches',
          `Nobody but ${name.inText} speaks for ${name.inText}`,
          inferred('The page quotes no customer, shows no rating and counts no users.'),
          `Ask three people who know ${name.inText} for one sentence each, with their names`,
        ),
      ];

export const security = ({ name, proof }: Facts): readonly Finding[] =>
  proof.security === undefined
    ? []
    : [strength('security', `Says how ${name.inText} looks after people’s data`, said(proof.security))];

export const password = ({ name, access }: Facts): readonly Finding[] =>
  access.asksForPassword && access.privacy === undefined
    ? [
        weakness(
          'password',
          `Asks for a password before it says what ${name.inText} does with people’s data`,
          inferred('A form asks for a password, and neither a sentence nor a link of the page mentions privacy.'),
          `Put one line about data beside the form of ${name.inText}`,
        ),
      ]
    : [];

export const running = ({ name, access }: Facts): readonly Finding[] =>
  access.login === undefined
    ? []
    : [strength('login', `In use already: ${name.inText} has customers who log in`, access.login)];

export const integrations = ({ name, integrations: found }: Facts): readonly Finding[] =>
  found === undefined ? [] : [strength('integrations', `Fits ${name.inText} in beside what people already use`, found)];

export const license = ({ name, matter }: Facts): readonly Finding[] =>
  matter.license === undefined
    ? []
    : [strength('license', `Anybody may read and judge how ${name.inText} is made`, said(matter.license))];

export const install = ({ name, matter, access }: Facts): readonly Finding[] =>
  matter.install === undefined
    ? access.steps.some((step) => /download|herunterladen|télécharger|descargar|scarica|baixar/iu.test(step))
      ? []
      : [
          weakness(
            'install',
            `Does not show how to get ${name.inText} running`,
            inferred('No command or download to begin with stands on the page.'),
            `Put the one line that installs ${name.inText} above everything else`,
          ),
        ]
    : [strength('install', `Gets to the point: ${name.inText} starts with one line`, said(matter.install))];

/** For pages that may explain something that is not installed at all. */
export const installIfShown = (facts: Facts): readonly Finding[] =>
  install(facts).filter(({ side }) => side === 'strength');
