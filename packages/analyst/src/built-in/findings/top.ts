import type { Context } from './context.ts';

/** Where the first words of the page stand: its main heading, or else its title. */
export const topOf = ({ site }: Context): { readonly place: string; readonly text: string } | undefined => {
  const heading = site.snapshot.headings.find(({ level }) => level === 1)?.text;
  if (heading?.includes(' ')) return { place: 'first heading', text: heading };
  return site.snapshot.title === '' ? undefined : { place: 'title', text: site.snapshot.title };
};
