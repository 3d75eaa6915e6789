import { type Context, pagesRead } from '../findings/context.ts';
import { type Finding, inferred, weakness } from './statement.ts';

/** What is said where no check failed: which checks passed, or that nothing was missed because the kind of site is not sure. */
export const noWeakness = (context: Context): Finding => {
  const { site, isSure } = context;
  const name = site.name.inText;
  if (!isSure)
    return weakness(
      'none-found',
      0.1,
      `We name no weakness of ${name}: what kind of site it is was not sure`,
      inferred(
        'Inferred from two things: the checks of page quality passed; what kind of site it is was not sure, so nothing was missed.',
      ),
    );
  return weakness(
    'none-found',
    0.1,
    `Our checks of price, proof, audience and next step found no gap on ${pagesRead(site)} of ${name}`,
    inferred(
      'Inferred from two things: the checks of page quality passed; what visitors of such a site look for was found.',
    ),
  );
};
