import { rowsOf } from '../read/wording.ts';

/** Entries for one group only: group ; words. The entries in the first row are for no group. */
const FOR_ONE_GROUP = rowsOf(String.raw`
(?!) ; .*\bfoundation|(?:about|history|mission|governance)\b.*|.*(?:['’]s history|fast facts|board of (?:governors|trustees|directors)|governmental relations|office of communications|internal operations|welcome|bienvenid[oa]s|bienvenue).*|giving(?: to)?.*|actus?\b.*|acontece .*|(?:subscri|assinatur|abonn|abos?\b).*|from our readers|coming next issue
donor|volunteer ; donat.*|.*\bdonate\b.*|spend(?:en|e)|faire un don|dona(?:r|ciones|zioni|ções)?.*|volunteer.*
exhibitor|sponsor|advertiser|dealer|seller|vendor|host|author ; (?:become|devenir) .*(?:exhibitor|sponsor|advertiser|dealer|vendor|partner|affiliate|exposant).*|submit .*|get listed|advertise.*|sponsorships?.*|(?:current |become an? )?exhibitors?
employer|recruit ; .*\b(?:employers?|employment law)\b.*
press|journalist ; press.*|media (?:kit|center|room).*
applicant|seeker|student ; careers?.*|jobs?|employment
^(?!current|alumn|staff|teacher|graduate) ; (?:undergraduate )?admissions?(?: .*)?|apply(?: .*)?|how to apply|bewerb\p{L}+`).map(
  ([people = '', words = '']) => ({
    people: new RegExp(people, 'iu'),
    form: new RegExp(`^(?:${words})$`, 'iu'),
  }),
);

/** Whether an entry is about the site itself or for another group than this one: visitors do not come for “Donate” or “Our history”. */
export const isForOthers = (entry: string, label: string): boolean =>
  FOR_ONE_GROUP.some(({ people, form }) => form.test(entry.trim()) && !people.test(label));
