import Typography from '@mui/material/Typography';
import type { Provenance } from '@twofold/contracts/analysis/report';

/** Who made the report (D-43): never a provider that did not run. */
const textOf = (provenance: Provenance, isLimited: boolean): string => {
  if (provenance.provider === 'openai') return `Powered by OpenAI ${provenance.model}`;
  if (provenance.insteadOfModel) return 'The AI provider was unavailable. Written by the built-in analyzer.';
  // A model is not asked about most pages that say nothing, whether one is configured or not.
  return isLimited
    ? 'Powered by the built-in analyzer'
    : 'Powered by the built-in analyzer (no AI provider configured)';
};

type ProvenanceLineProps = { readonly provenance: Provenance | undefined; readonly isLimited?: boolean };

/** The author of a report; nothing if the record lacks it. */
export function ProvenanceLine({ provenance, isLimited = false }: ProvenanceLineProps) {
  if (provenance === undefined) return null;
  return (
    <Typography variant="caption" color="textDisabled">
      {textOf(provenance, isLimited)}
    </Typography>
  );
}
