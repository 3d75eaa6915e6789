import type { Passage } from '../read/passage.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

const LOADING =
  /(?:^|:\s?)(?:(?:menu |content |page )?loading|wird geladen|chargement|cargando|caricamento|carregando)\s?(?:…|\.{3})$|読み込み中/iu;

/** Passages of the first page that a script has yet to fill. Their content is unknown. */
export const loadingIn = memoize(({ site }: Context): readonly Passage[] =>
  site.said.filter(({ text, page, isQuotable }) => page === 0 && isQuotable && LOADING.test(text.trim())),
);
