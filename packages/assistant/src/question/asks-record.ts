import { foldText } from '@basejuris/legal-text'

/** What a question may ask of how a ruling was given: who wrote it, which court or bench gave it, or on which day. */
export type AskedRecord = 'drafter' | 'bench' | 'day'

const person =
  '(?:quien(?:es)?|(?:que|cual(?:es)?)(?: (?:fue|fueron|es|son))?(?: (?:el|la|los|las))? (?:ministr[oa]s?|juez|jueza|juece?s|abogad[oa]s?|magistrad[oa]s?))'
/** On folded text, as the others. */
const asksDrafter = new RegExp(
  String.raw`\b${person}\b[^?.;]{0,30}\b(?:redact|escribi)\p{L}*|\bredactor(?:a)?\b|\ba cargo de quien\b[^?.;]{0,20}\bredaccion\b`,
  'u',
)
const asksBench = new RegExp(
  String.raw`\b(?:${person}|(?:que|cual) (?:sala|tribunal|corte|juzgado))\b[^?.;]{0,40}\b(?:integr|pronunci|dict|conform|compus|firm|suscrib)\p{L}*|\bcomo (?:se integro|estuvo integrad|estaba integrad|se conformo)\p{L}*`,
  'u',
)
const asksDay =
  /\b(?:cuando|(?:en|con|de) que (?:fecha|dia)|que (?:fecha|dia)|cual es la fecha)\b[^?.;]{0,40}\b(?:dict|pronunci|fall|sentenci|tiene|rol|rit)\p{L}*/u

/** Everything of that kind that a question asks. */
export function askedRecord(question: string): readonly AskedRecord[] {
  const folded = foldText(question)
  return [
    ...(asksDrafter.test(folded) ? (['drafter'] as const) : []),
    ...(asksBench.test(folded) ? (['bench'] as const) : []),
    ...(asksDay.test(folded) ? (['day'] as const) : []),
  ]
}
