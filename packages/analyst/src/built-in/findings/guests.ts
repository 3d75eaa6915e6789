import { digitsOf } from '../read/wording.ts';

const GUESTS =
  /(\d[\d.,]*) (?:registered |hidden )?(?:members?|users?|mitglieder)\b.{0,60}?(\d[\d.,]*) (?:guests?|gäste|invités|invitados)/iu;

/** “12 members and 340 guests”: the users who are online in a forum, and the words that state it. */
export const guestsIn = (
  text: string,
): { readonly words: string; readonly members: number; readonly guests: number } | undefined => {
  const [words, members, guests] = GUESTS.exec(text) ?? [];
  return words === undefined || members === undefined || guests === undefined
    ? undefined
    : { words, members: digitsOf(members), guests: digitsOf(guests) };
};
