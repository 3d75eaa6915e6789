import { rowsOf } from '../read/wording.ts';
import { bodyNeeds } from './body-needs.ts';
import { businessSoftwareNeeds } from './business-software-needs.ts';
import { consumerSoftwareNeeds } from './consumer-software-needs.ts';
import { craftNeeds } from './craft-needs.ts';
import { foodNeeds } from './food-needs.ts';
import { healthNeeds } from './health-needs.ts';
import { homeNeeds } from './home-needs.ts';
import { industryNeeds } from './industry-needs.ts';
import { interestNeeds } from './interest-needs.ts';
import { learningNeeds } from './learning-needs.ts';
import { leisureNeeds } from './leisure-needs.ts';
import { marketNeeds } from './market-needs.ts';
import { moneyNeeds } from './money-needs.ts';
import { officesNeeds } from './offices-needs.ts';
import { pressNeeds } from './press-needs.ts';
import { publicNeeds } from './public-needs.ts';
import { restaurantsNeeds } from './restaurants-needs.ts';
import { tradeNeeds } from './trade-needs.ts';
import { tripsNeeds } from './trips-needs.ts';

/** What those who come for an offer want and fear. */
export type BuyerNeeds = {
  /** A field of the table, or people of `interests.ts`. */
  readonly of: string;
  readonly wants: string;
  readonly worry: string;
};

const rowsIn = (tables: readonly string[]): readonly BuyerNeeds[] =>
  tables.flatMap(rowsOf).map(([of = '', wants = '', worry = '']) => ({ of, wants, worry }));

/** By field of the table, or by people of `interests.ts`. */
export const needsByField: readonly BuyerNeeds[] = rowsIn([
  bodyNeeds,
  businessSoftwareNeeds,
  consumerSoftwareNeeds,
  craftNeeds,
  foodNeeds,
  healthNeeds,
  homeNeeds,
  industryNeeds,
  interestNeeds,
  learningNeeds,
  leisureNeeds,
  marketNeeds,
  moneyNeeds,
  officesNeeds,
  pressNeeds,
  publicNeeds,
  restaurantsNeeds,
  tradeNeeds,
  tripsNeeds,
]);
const byField: ReadonlyMap<string, BuyerNeeds> = new Map(needsByField.map((row) => [row.of, row]));

export const needsInField = (of: string): BuyerNeeds | undefined => byField.get(of);
