import { foldText } from '../analysis/fold-text.ts'

export type Verdict = 'condena' | 'absuelve'

/** Where an infinitive is an order: at the beginning of a decision. */
const ordered = String.raw`(?<=^|[\n:;.)°-] ?-? ?|\b(?:resuelve|declara|decide|y)(?: que)? )`
const verdictVerbs: readonly (readonly [Verdict, RegExp])[] = [
  [
    'absuelve',
    new RegExp(
      String.raw`(?<!\bno )\bse (?:l[aeo]s? )?(?:\p{L}+mente )?absuelven?\b|\babsuelv[ae]n?se(?:l[aeo]s?)?\b|\babsolviendo(?:se)?(?:l[aeo]s?)?\b|\bquedan? absuelt[oa]s?\b|${ordered}absolver(?:l[aeo]s?)?\b`,
      'gu',
    ),
  ],
  [
    'condena',
    new RegExp(
      String.raw`(?<!\b(?:no|tampoco) )\bse (?:l[aeo]s? )?(?:\p{L}+mente )?condenan?\b|\bcond[ei]n[ae]n?se(?:l[aeo]s?)?\b|\bcondenando(?:se)?(?:l[aeo]s?)?\b|${ordered}condenar(?:l[aeo]s?)?\b`,
      'gu',
    ),
  ],
]
/** How far behind its verb a verdict says of what, or to what. */
const maxClause = 900
const clauseEnd = /;|(?<!\b(?:[a-z]|art|inc|nro|num))\.\s|\s(?:[ivx]{1,5}|\d{1,2})\s?[.)°]+-?\s|\n/u
const charge =
  /\b(?:autor(?:a|es|as)?|coautor\p{L}*|complices?|encubridor\p{L}*|delitos?|faltas?|cuasidelitos?|ilicitos?|crimen|acusacion(?:es)?|requerimientos?|querellas?|cargos?|imputacion(?:es)?|hechos?|responsabilidad|participacion)\b/u
const penalty = /\b(?:penas?|multas?|presidio|prision|reclusion|sancion(?:es)?|libertad|internacion|dias|años|meses|unidad(?:es)?)\b/u
/** Costs, the civil claim and what makes a crime graver are no charge. */
const besideCharge =
  /\b(?:costas|(?:demandas?|demandad[oa]s?|accion(?:es)?) civil(?:es)?|indemniz\p{L}+|daño (?:moral|emergente)|agravantes?|calificantes?)\b/u

const clauseAfter = (folded: string, verb: number): string => {
  const rest = folded.slice(verb, verb + maxClause)
  const end = rest.search(clauseEnd)
  return end < 0 ? rest : rest.slice(0, end)
}

/** «Sin costas» between commas says nothing of what is decided. */
const aside = /,? ?(?:sin|con) (?:expresa (?:condena|condenacion) en )?costas,?/gu

const isOnCharge = (verdict: Verdict, clause: string): boolean => {
  const said = clause.replace(aside, '')
  const beside = said.search(besideCharge)
  const before = beside < 0 ? said : said.slice(0, beside)
  if (charge.test(before) || (verdict === 'condena' && penalty.test(before))) return true
  return beside < 0 && /\p{L}/u.test(before)
}

/** Whether an operative part of a criminal court convicts, acquits or both, of any charge and of any of the accused. */
export function criminalVerdicts(operative: string): ReadonlySet<Verdict> {
  const folded = foldText(operative)
  return new Set(
    verdictVerbs.flatMap(([verdict, verb]) =>
      [...folded.matchAll(verb)].some((match) => isOnCharge(verdict, clauseAfter(folded, match.index + match[0].length))) ? [verdict] : [],
    ),
  )
}
