import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProductView } from '@twofold/contracts/analysis/api';
import { useId } from 'react';
import { PeopleBand } from '../../components/people-band.tsx';
import { Wrap } from '../../components/wrap.tsx';
import { useProduct } from './api.ts';
import { Agreement, disputedClaims, useAgreement } from './report/agreement/use-agreement.ts';
import { ClaimList } from './report/claim-list.tsx';
import { readReport } from './report/read-report.ts';

const Claims = styled('div')({ marginTop: 28, maxWidth: 760 });

type DisputedClaimsProps = {
  readonly productId: number;
  /** A query that opens an unlisted report; empty for a listed one. */
  readonly links: string;
};

/** The claims of the AI report that reviewers disagree with, with the reviewers' comments; nothing if there are none. */
export function DisputedClaims({ productId, links }: DisputedClaimsProps) {
  const { data: product } = useProduct(productId, links);
  return product === undefined ? null : <Contradicted productId={productId} links={links} product={product} />;
}

function Contradicted({ productId, links, product }: DisputedClaimsProps & { readonly product: ProductView }) {
  const id = useId();
  const agreement = useAgreement(productId, { version: product.version, links });
  const claims = disputedClaims(readReport(product), agreement);
  if (claims.length === 0) return null;
  return (
    <PeopleBand aria-labelledby={id}>
      <Wrap>
        <Typography variant="h2" id={id}>
          Where people disagree
        </Typography>
        <Claims>
          <Agreement value={agreement}>
            <ClaimList claims={claims} empty="" />
          </Agreement>
        </Claims>
      </Wrap>
    </PeopleBand>
  );
}
