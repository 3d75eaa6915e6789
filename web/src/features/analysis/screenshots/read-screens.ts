import type { ProductView } from '@twofold/contracts/analysis/api';
import { field } from '../report/read-value.ts';

/** A screenshot as the server describes it. */
export type Screenshot = NonNullable<ProductView['screenshots']>[number];

/** The screenshots of a site. Old reports have none. */
export type Screens = {
  readonly desktop: Screenshot | undefined;
  readonly phone: Screenshot | undefined;
  /** Whether screenshots are being taken. */
  readonly isUnderWay: boolean;
  /** The version of the report. A record without a number is version 1. */
  readonly version: number;
};

const isPositiveInteger = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Reads the screenshots of a report or a list item; an invalid record has none. */
export const readScreens = (product: unknown): Screens => {
  const listed = field(product, 'screenshots');
  const version = field(product, 'version');
  const named = (name: Screenshot['name']): Screenshot | undefined => {
    const found: unknown = Array.isArray(listed) ? listed.find((each: unknown) => field(each, 'name') === name) : {};
    const [width, height] = [field(found, 'width'), field(found, 'height')];
    return isPositiveInteger(width) && isPositiveInteger(height) ? { name, width, height } : undefined;
  };
  return {
    desktop: named('desktop'),
    phone: named('phone'),
    isUnderWay: field(product, 'measurement') === 'under-way',
    version: isPositiveInteger(version) ? version : 1,
  };
};
