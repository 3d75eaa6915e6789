import { projectionName } from '@twofold/contracts/operations/api';
import { expect, it } from 'vitest';
import { readModels } from './projections.ts';

it('the read models are those that operators can name in requests', () => {
  expect(readModels.map(({ projection }) => projection.name).toSorted()).toEqual(
    [...projectionName.options].toSorted(),
  );
});
