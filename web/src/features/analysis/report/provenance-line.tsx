import Typography from '@mui/material/Typography';
import type { Provenance } from '@twofold/contracts/analysis/report';

/** Who made the report (D-43): never a provider that did not run. */
const textOf = (provenance: Provenance): string =>
  provenance.provider === 'openai'
    ? `Powered by OpenAI ${provenance.model}`
    : 'Powered by the built-in analyzer (no AI provider configured)';

/** Says who made a report; a record that does not know says nothing. */
export function ProvenanceLine({ provenance }: { readonly provenance: Provenance | undefined }) {
  if (provenance === undefined) return null;
  return (
    <Typography variant="caption" color="textDisabled">
      {textOf(provenance)}
    </Typography>
  );
}
