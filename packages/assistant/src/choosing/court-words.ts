import { foldText } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'

/** What people call what a criminal court orders, and how it writes that. On folded text. */
const orderedAs: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /^(?:pres[oa]s?|carcel|encerrad[oa]s?|adentro|libres?|cumplirla|cumplir)$/u,
    /\b(?:cumpl\p{L}+ (?:de manera |en forma |real y )?efectiv\p{L}+|penas? sustitutivas?|remision condicional|libertad vigilada|reclusion (?:parcial|nocturna|domiciliaria|diurna)|18\.?216)/u,
  ],
  [/^(?:casa|domicilio|arresto|noche|nocturn[oa])$/u, /\breclusion (?:parcial|nocturna|domiciliaria)|\barresto (?:domiciliario|nocturno)/u],
  [/^(?:papel(?:es)?|antecedentes|manchad[oa]s?|hoja)$/u, /\bcertificados? de antecedentes|\bomision\p{L}* [^.;]{0,60}\bantecedentes\b/u],
  [/^(?:licencia|carnet|manejar|conducir)$/u, /\b(?:suspension|cancelacion|inhabil\p{L}+)\b[^.;]{0,60}\b(?:licencia|conducir|carne)/u],
  [/^(?:trabajar(?:la)?|multas?)$/u, /\bprestacion de servicios\b[^.;]{0,30}\bcomunidad\b/u],
  [/^(?:costas)$/u, /\bcostas\b/u],
]
/** Worth of these words beside those of the question. Less than another form of them. */
const byCourt = 0.65

/** Which demands a folded sentence speaks of in the words that courts have for what people ask, with those of which it speaks already. */
export function withCourtWords(covers: readonly number[], demands: readonly QuestionDemand[], folded: string): readonly number[] {
  return covers.map((own, at) => (own < byCourt && isOrdered(demands[at], folded) ? byCourt : own))
}

const isOrdered = (demand: QuestionDemand | undefined, folded: string): boolean => {
  if (demand?.kind !== 'words') return false
  const asked = foldText(demand.label)
  return orderedAs.some(([named, said]) => named.test(asked) && said.test(folded))
}
