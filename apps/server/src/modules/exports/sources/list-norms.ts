import { formatSubdivision, formatSubdivisions, type RulingFacts } from '@basejuris/domain'

type NormCitation = RulingFacts['norms'][number]

const byNumber = new Intl.Collator('es-CL', { numeric: true })

/** Labels of the cited norms by law and number, each article once with its cited places. */
export function listNorms(norms: readonly NormCitation[]): string[] {
  return [...Map.groupBy(norms, ({ key }) => key)].sort(([a], [b]) => byNumber.compare(a, b)).map(([, cited]) => labelOf(cited))
}

function labelOf(cited: readonly NormCitation[]): string {
  const [first] = cited
  if (first === undefined || first.article === null) return first?.label ?? ''
  const places = new Map(cited.map((norm) => [formatSubdivision(norm), norm]))
  places.delete('')
  const sorted = [...places].sort(([a], [b]) => byNumber.compare(a, b)).map(([, norm]) => norm)
  const article = `art. ${first.article}`
  return first.label.replace(`${article}${formatSubdivision(first)}`, `${article}${formatSubdivisions(sorted)}`)
}
