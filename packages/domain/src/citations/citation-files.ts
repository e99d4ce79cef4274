import { bibtexCitation } from './bibtex-citation.ts'
import { risCitation } from './ris-citation.ts'

/** Formats of reference managers, by name. */
export const citationFiles = {
  ris: { make: risCitation, type: 'application/x-research-info-systems', extension: 'ris' },
  bibtex: { make: bibtexCitation, type: 'application/x-bibtex', extension: 'bib' },
} as const
