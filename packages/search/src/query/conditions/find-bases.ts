import { type BaseId, bases } from '@basejuris/domain'
import { findMatches, foldText } from '@basejuris/legal-text'
import { foldQuery, type Mention } from './mention.ts'

/** What else the bases are called, as patterns of folded text. */
const otherNames: Readonly<Record<BaseId, string>> = {
  base_corte_suprema: String.raw`(?:c\.?\s*)?suprema|cs`,
  base_corte_apelaciones: String.raw`cortes\s+de\s+apelaciones|apelaciones|icas?`,
  familia: 'familias',
  base_salud_corte_suprema: String.raw`salud(?:\s+(?:de|en))?(?:\s+la)?\s+(?:corte\s+suprema|suprema|cs)`,
  base_salud_corte_apelaciones: String.raw`salud(?:\s+(?:de|en))?(?:\s+las?)?\s+(?:cortes?\s+de\s+apelaciones|apelaciones|icas?)`,
  base_penal: 'penales',
  base_cobranza: String.raw`cobranzas?(?:\s+(?:laboral(?:es)?\s+y\s+previsional(?:es)?|laboral(?:es)?|previsional(?:es)?|judicial(?:es)?))?`,
  base_laboral: 'laborales',
  base_civil: 'civiles',
  contraloria: String.raw`contraloria(?:\s+general(?!\s+de))?(?!\s+general)|cgr`,
}
/** «base salud»: both courts' own. */
const health = String.raw`salud(?!\s+(?:publica|mental|ocupacional|privada|municipal|previsional))`
const ofHealth: readonly BaseId[] = ['base_salud_corte_suprema', 'base_salud_corte_apelaciones']
const named = bases.map((base) => ({ base, pattern: new RegExp(`^(?:${foldText(base.name)}|${otherNames[base.id]})$`, 'u') }))
const basesNamed = (written: string): { readonly name: string; readonly ids: readonly BaseId[] } | null => {
  if (written === 'salud') return { name: 'Salud', ids: ofHealth }
  const base = named.find(({ pattern }) => pattern.test(written))?.base
  return base === undefined ? null : { name: base.name, ids: [base.id] }
}
/** The longer of two names that begin alike is meant. */
const anyName = [
  ...[...bases].sort((a, b) => b.name.length - a.name.length).map(({ name, id }) => `${otherNames[id]}|${foldText(name)}`),
  health,
].join('|')
const anySubject = 'familia|penal(?:es)?|cobranza|laboral(?:es)?|civil(?:es)?'
const contents = String.raw`(?:(?:fallos|sentencias|jurisprudencia|causas|dictamenes|resoluciones)\s+(?:de\s+)?(?:la\s+)?)?`
const asBase = new RegExp(
  String.raw`(?<!\p{L})(?<!(?<!\p{L})(?:plan|precio|sueldo|renta|monto|remuneracion)\s+)(?:en\s+(?:la\s+|las\s+)?)?(?:bases?|coleccion(?:es)?)\s*(?::|(?:de\s+datos\s+)?(?:de\s+)?(?:las?\s+)?)\s*${contents}(?<names>(?:${anyName})(?:(?:\s*,\s*|\s+[yeo]\s+)(?:de\s+)?(?:${anyName})(?!\p{L}))*)(?!\p{L})`,
  'gu',
)
/** «en materia laboral»: the subject, which is seldom outside its base. */
const matter = new RegExp(String.raw`(?<!\p{L})(?:en\s+)?materias?\s+(?:de\s+)?(?<names>${anySubject})(?!\p{L})`, 'gu')
/** «solo laborales, …», «en civiles: …», «sentencias de familia de 2020»: the subject as what is searched in. */
const plurals = 'familia|penales|cobranza|laborales|civiles'
const rulings = '(?:sentencias|fallos|jurisprudencia|resoluciones|causas)'
/** At the beginning, or behind who asks: «necesito fallos penales». */
const asks = String.raw`(?<=(?:^|[,;.:]|(?<!\p{L})(?:quiero|busco|necesito|buscar?|buscando|ver|mandame|dame|deme|muestrame|tienen|hay|encontrar|solo|algunas|algunos|unas|unos))\s*)`
const searchedIn = new RegExp(
  [
    String.raw`(?<=^\s*|[,;.]\s*)(?:(?:buscar?|ver)\s+)?(?:(?:solo|solamente|unicamente)\s+(?:en\s+|de\s+)?|en\s+)(?:l[ao]s\s+)?(?<names>${plurals})(?=\s*(?:[:,;]|$))`,
    String.raw`(?<!\p{L})(?:(?:busca(?:r|me)?|busque|filtra(?:r)?|ver)\s+(?:(?:solo|solamente|unicamente)\s+)?en|(?<=^\s*|[,;.]\s*)(?:solo|solamente|unicamente)\s+en)\s+(?:l[ao]s?\s+)?(?<names>penales|laborales|civiles|contraloria|(?:familia|cobranza|salud)(?=\s*(?:[:,;]|$)))(?!\p{L})`,
    String.raw`${asks}${rulings}\s+(?<names>penales|laborales|civiles)(?!\p{L})(?!\s+(?:previas?|firmes|anteriores|impagas?|pendientes|en\s+contra))`,
    String.raw`^\s*(?:buscar?\s+)?${rulings}\s+(?:de|en)\s+(?<names>familia|cobranza|${health})(?!\s+(?:extensa|extendida|de\s+acogida|numerosa))(?!\p{L})`,
    String.raw`(?<!\p{L})${rulings}\s+(?:del?\s+|en\s+)(?<names>familia|cobranza|salud)(?=\s*(?:[:,;]|$|(?:de|desde|del|en|entre|hasta|sobre|por|que|ante|respecto)\s))`,
  ].join('|'),
  'gu',
)
const eachName = new RegExp(String.raw`(?<!\p{L})(?:${anyName})(?!\p{L})`, 'gu')

/** A stem without which none is named. */
const anyBase = /bases?|colecci|materia|famil|penal|cobranza|laboral|civil|salud|contralor/u

/** Bases that the query names as such: «base laboral», «bases civiles y penales», «colección Contraloría». */
export function findBases(text: string): Mention[] {
  const folded = foldQuery(text)
  if (folded === null || !anyBase.test(folded)) return []
  const mentions = (pattern: RegExp, strength: Mention['strength']): Mention[] =>
    findMatches(folded, pattern).flatMap((match) => {
      const names = findMatches(match.groups?.['names'] ?? '', eachName)
      const start = match.index + match[0].length - (match.groups?.['names'] ?? '').length
      return names.flatMap((name, at): Mention[] => {
        const found = basesNamed(name[0])
        const from = at === 0 ? match.index : start + name.index
        const span = { from, to: start + name.index + name[0].length }
        if (found === null) return []
        return [
          { ...span, test: { kind: 'base', bases: found.ids }, value: found.name.toLowerCase(), label: `base ${found.name}`, strength },
        ]
      })
    })
  return [...mentions(asBase, 'plain'), ...mentions(searchedIn, 'plain'), ...mentions(matter, 'doubtful')]
}
