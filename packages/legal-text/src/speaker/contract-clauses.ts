import type { Paragraph } from '@basejuris/domain'
import type { FoldedOf, ReadSection } from './voice.ts'

const says = String.raw`(?:señal|establec|dispon|estipul|prescrib|expres|indic|pact|conten|consign|convin|dic|reza|lee)\p{L}*`
/** «Las cláusulas del contrato señalan:», «se pactaron las siguientes cláusulas:». */
const announcesClauses = new RegExp(
  String.raw`\bclausulas?\b[^.;:]{0,120}\b${says}\b[^.;:]{0,60}:|\b(?:contrato|convenio|promesa|escritura|acuerdo)\b[^.;:]{0,120}\bsiguientes? clausulas?\b[^.;:]{0,40}:|\b${says}\b[^.;:]{0,40}\bsiguientes? clausulas?\b[^.;:]{0,40}:`,
  'u',
)
const place =
  '(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|undecim|duodecim|vigesim)[oa](?: (?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven)[oa])?'
/** «Sexto: La compraventa prometida …», «Cláusula quinta.- …», at the head or behind another clause. A considerando goes on with «Que». */
const clauseHead = new RegExp(
  String.raw`(?:^|[.;:] )[“"«]?(?:clausula )?${place}\s?[.:]-?\s+(?!que\b)\p{L}|^[“"«]?clausula (?:${place}|n?°? ?\d{1,2})\b`,
  'u',
)

/** Paragraphs of clauses of a contract that a section announces and copies, each with its number. */
export function clausesOfContracts({ paragraphs }: Pick<ReadSection, 'paragraphs'>, foldedOf: FoldedOf): ReadonlySet<Paragraph> {
  const clauses = new Set<Paragraph>()
  let isList = false
  for (const [at, paragraph] of paragraphs.entries()) {
    const text = foldedOf(paragraph)
    if (at > 0 && isList && clauseHead.test(text)) clauses.add(paragraph)
    else isList = announcesClauses.test(text)
  }
  return clauses
}
