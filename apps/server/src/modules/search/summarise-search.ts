import type { Facets, FacetValue } from '@basejuris/contract'
import { formatCount, formatPlural, joinWords, normPhrase, type Outcome, ofCourt } from '@basejuris/domain'

export interface SearchFigures {
  readonly total: number
  /** Rulings that match only a part of the query. */
  readonly others: number
  readonly facets: Facets
  /** Changes that the index still lacks. */
  readonly pending: number
  /** The requested article, if any. */
  readonly norm: NormOutcomes | null
}

export interface NormOutcomes {
  readonly label: string
  /** Outcomes of the rulings found that cite it. */
  readonly outcomes: readonly FacetValue[]
}

const favourable: ReadonlySet<Outcome> = new Set(['acoge', 'acoge_parcial', 'casa', 'anula', 'unifica', 'revoca'])
const unfavourable: ReadonlySet<Outcome> = new Set(['rechaza', 'inadmisible', 'confirma'])

/** What one ruling and several do. */
const decisions: Readonly<Record<Outcome, readonly [one: string, several: string]>> = {
  acoge: ['acoge', 'acogen'],
  acoge_parcial: ['acoge en parte', 'acogen en parte'],
  rechaza: ['rechaza', 'rechazan'],
  confirma: ['confirma', 'confirman'],
  revoca: ['revoca', 'revocan'],
  casa: ['casa', 'casan'],
  anula: ['anula', 'anulan'],
  unifica: ['unifica jurisprudencia', 'unifican jurisprudencia'],
  inadmisible: ['declara inadmisible', 'declaran inadmisible'],
  desistido: ['tiene por desistido', 'tienen por desistido'],
  abandonado: ['declara abandonado', 'declaran abandonado'],
  condena: ['condena', 'condenan'],
  absuelve: ['absuelve', 'absuelven'],
  mixto: ['tiene un resultado mixto', 'tienen un resultado mixto'],
  otro: ['decide otra cosa', 'deciden otra cosa'],
  sin_dato: ['no dice su resultado', 'no dicen su resultado'],
}

const nothingFound = 'No encontramos sentencias con esa búsqueda.'
/** An index that lacks something cannot say that there is nothing. */
const nothingYet = (pending: number): string => `Por ahora nada responde a esta búsqueda: ${lacking(pending)} Repítala en unos minutos.`
const lacking = (pending: number): string =>
  `al índice ${pending === 1 ? 'le falta' : 'le faltan'} ${formatPlural(pending, 'cambio', 'cambios')} por incorporar.`

/** Beside a sentence that denies something, while the index lacks changes. */
export function pendingNotice(pending: number): string {
  return `El índice se está actualizando: ${lacking(pending)} Lo que no aparece puede estar entre ellos.`
}
const onlyParts = 'No encontramos una sentencia que reúna todo lo pedido; estas lo mencionan en parte.'

/** One to three sentences made from counts alone: how many and where, how they were decided, whether decisions differ. */
export function summariseSearch(figures: SearchFigures): string {
  if (figures.total === 0) return figures.others === 0 ? (figures.pending > 0 ? nothingYet(figures.pending) : nothingFound) : onlyParts
  return [countSentence(figures), outcomeSentence(figures), contrastSentence(figures)].filter((sentence) => sentence !== null).join(' ')
}

function countSentence({ total, facets }: SearchFigures): string {
  const sentence = `${formatPlural(total, 'sentencia', 'sentencias')}${period(facets)}`
  const [first] = facets.tribunal ?? []
  if (first?.total === total) return `${sentence}, ${total === 1 ? '' : 'todas '}${ofCourt(first.etiqueta)}.`
  const courts = (facets.tribunal ?? []).slice(0, 2).map((court) => `${formatCount(court.total)} ${ofCourt(court.etiqueta)}`)
  const where = courts.length === 0 ? '' : `: ${joinWords(courts)}${(facets.tribunal ?? []).length > 2 ? ', entre otros tribunales' : ''}`
  return `${sentence}${where}.`
}

function period({ anio = [] }: Facets): string {
  const years = anio.map(({ valor }) => valor).sort()
  const [first] = years
  const last = years.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last ? ` de ${first}` : `, entre ${first} y ${last}`
}

/** Outcomes that are named one by one. */
const maxNamed = 5

/** The counts add up to the total: what is not named is counted. */
function outcomeSentence({ facets, total }: SearchFigures): string | null {
  const known = (facets.resultado ?? []).filter(({ valor }) => valor !== 'sin_dato' && valor !== 'otro')
  if (known.length === 0 || total < 2) return null
  const named = known.slice(0, maxNamed)
  const rest = total - sum(named)
  const said = named.map((value) => formatPlural(value.total, ...decisions[value.valor as Outcome]))
  if (rest > 0) said.push(formatPlural(rest, 'tiene otro resultado o no lo dice', 'tienen otro resultado o no lo dicen'))
  return `De ellas, ${joinWords(said)}.`
}

function contrastSentence({ norm }: SearchFigures): string | null {
  if (norm === null) return null
  const count = (set: ReadonlySet<Outcome>): number => sum(norm.outcomes.filter(({ valor }) => set.has(valor as Outcome)))
  if (count(favourable) === 0 || count(unfavourable) === 0) return null
  const named = normPhrase(norm.label)
  const them = /^l(?:os|a)(?= )/u.exec(named)?.[0] ?? 'lo'
  return `Entre las sentencias que citan ${named}, ${them} apliquen o no, hay resultados en ambos sentidos.`
}

const sum = (values: readonly FacetValue[]): number => values.reduce((total, value) => total + value.total, 0)
