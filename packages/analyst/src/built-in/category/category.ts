import type { KindId } from '../kind/kind.ts';
import { phrasesIn } from '../read/scanner.ts';
import { bodyCategories } from './body-categories.ts';
import { businessSoftwareCategories } from './business-software-categories.ts';
import { consumerSoftwareCategories } from './consumer-software-categories.ts';
import { craftCategories } from './craft-categories.ts';
import { foodCategories } from './food-categories.ts';
import { healthCategories } from './health-categories.ts';
import { homeCategories } from './home-categories.ts';
import { industryCategories } from './industry-categories.ts';
import { learningCategories } from './learning-categories.ts';
import { leisureCategories } from './leisure-categories.ts';
import { marketCategories } from './market-categories.ts';
import { moneyCategories } from './money-categories.ts';
import { officesCategories } from './offices-categories.ts';
import { pressCategories } from './press-categories.ts';
import { publicCategories } from './public-categories.ts';
import { restaurantsCategories } from './restaurants-categories.ts';
import { serviceCategories } from './service-categories.ts';
import { softwareCategories } from './software-categories.ts';
import { tradeCategories } from './trade-categories.ts';
import { tripsCategories } from './trips-categories.ts';

/** A row of the curated table: an offer, its usual buyers, and the alternatives they know. */
export type Category = {
  /** The offer, to follow “for” or “of”. */
  readonly noun: string;
  readonly kind: KindId;
  readonly signs: string;
  readonly buyers: string;
  readonly alternatives: readonly string[];
};

/** Reads rows of `noun ; kind ; signs ; buyers ; alternatives`, one per line. */
const categoriesIn = (table: string): readonly Category[] =>
  table
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5)
    .map(([noun = '', kind = '', signs = '', buyers = '', alternatives = '']) => ({
      noun,
      kind: kind as KindId,
      signs,
      buyers,
      alternatives: phrasesIn(alternatives),
    }));

/** Of two rows with the same weight, the first wins: tables of narrow fields come before wide ones. */
export const tables: readonly string[] = [
  healthCategories,
  craftCategories,
  officesCategories,
  moneyCategories,
  tripsCategories,
  restaurantsCategories,
  learningCategories,
  softwareCategories,
  businessSoftwareCategories,
  consumerSoftwareCategories,
  tradeCategories,
  foodCategories,
  bodyCategories,
  homeCategories,
  leisureCategories,
  marketCategories,
  industryCategories,
  serviceCategories,
  publicCategories,
  pressCategories,
];

export const categories = tables.flatMap(categoriesIn);
