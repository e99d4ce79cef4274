import type { Outcome } from '@basejuris/domain'
import { cityName, isAppealsCity, overlaps, placeName, seatForms } from '@basejuris/legal-text'
import { nameTerms } from '../../../word-tokens.ts'
import type { Span } from '../../parts/span.ts'
import { ofEitherCourt } from '../courts-of-origin.ts'
import { cityMention } from '../find-lone-cities.ts'
import { foldQuery, type Mention, matchEach, outcomeMention } from '../mention.ts'

interface Row {
  readonly pattern: RegExp
}
const row = <Rest extends object>(forms: string, rest: Rest): Row & Rest => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d./-])(?:${forms})(?![\p{L}\d-])`, 'gu'),
  ...rest,
})

/** Every form of what courts decide, whoever is the subject. */
const outcomes: readonly (Row & { readonly outcome: Outcome })[] = [
  row('acogid[oa]s?|aco(?:ge|ja)n?|acogi(?:o|eron)|acogiendo|dej[ae]n?\\s+sin\\s+efecto', { outcome: 'acoge' }),
  row('(?:rechazad|desestimad)[oa]s?|rechazan?|rechacen?|rechaz(?:o|aron)|desestim(?:an?|en?|o|aron)|sin\\s+lugar', { outcome: 'rechaza' }),
  row('confirmad[oa]s?|confirm(?:an?|en?|o|aron)|mantenid[oa]s?|confirmatori[oa]s?', { outcome: 'confirma' }),
  row('revocad[oa]s?|revocan?|revoquen?|revoc(?:o|aron)|revocatori[oa]s?', { outcome: 'revoca' }),
  row('anulad[oa]s?|anul(?:an?|en?|o|aron)|invalidad[oa]s?|invalid(?:an?|en?|o|aron)', { outcome: 'anula' }),
  row('inadmisibles?|inadmisibilidad(?:es)?|no\\s+admitid[oa]s?', { outcome: 'inadmisible' }),
  row('condenas?|condenad[oa]s?|condenatori[oa]s?|condenen?|conden(?:o|aron)', { outcome: 'condena' }),
  row('absuelt[oa]s?|absuelven?|absuelvan?|absolv(?:io|ieron)|absolutori[oa]s?|absoluci(?:on|ones)', { outcome: 'absuelve' }),
  row('desistid[oa]s?|desistimientos?', { outcome: 'desistido' }),
]

/** What is protected, without any appeal. */
const protectedThings =
  '(?:al?|del?)\\s+(?:l[ao]s?\\s+)?(?:consumidor|datos|vida|infancia|ni[nñ]|menores|animales|salud|medio|derechos|trabajador)\\p{L}*|consumidor|datos|solar(?:es)?|animal|ambiental|integral|social'
const appeals: readonly (Row & { readonly name: string; readonly words: string; readonly synonyms?: readonly string[] })[] = [
  row(`(?:recursos?\\s+de\\s+)?proteccion(?:es)?(?!\\s+(?:${protectedThings})(?!\\p{L}))`, { name: 'protección', words: 'protección' }),
  row('(?:recursos?\\s+de\\s+)?amparos?(?!\\s+policial)', { name: 'amparo', words: 'amparo' }),
  row(
    '(?:recursos?\\s+de\\s+)?nulidad(?:es)?(?!\\s+(?:absoluta|relativa|procesal|matrimonial|de\\s+(?!una?\\s|la\\s+defensa|oficio)|del\\s+(?!fiscal|ministerio|defensor|emplead|demandad|trabajador|recurrente|art|37|47)))',
    {
      name: 'nulidad',
      words: 'nulidad',
    },
  ),
  row('(?:recursos?\\s+de\\s+)?casaci(?:on|ones)', { name: 'casación', words: 'casación' }),
  row('(?:recursos?\\s+de\\s+)?apelaci(?:on|ones)', { name: 'apelación', words: 'apelación' }),
  row('(?:recursos?\\s+de\\s+)?quejas?(?!\\s+(?:del?|por|ante)\\s)', { name: 'queja', words: 'queja' }),
  row('(?:recursos?\\s+de\\s+)?unificaci(?:on|ones)(?!\\s+del?\\s+(?!jurisprudencia))', {
    name: 'unificación de jurisprudencia',
    words: 'unificación jurisprudencia',
  }),
  row('(?:recursos?\\s+de\\s+)?revisi(?:on|ones)(?!\\s+del?\\s+(?!(?:la\\s+)?sentencia))', { name: 'revisión', words: 'revisión' }),
  row('reclam(?:os?|aci(?:on|ones))\\s+(?:judicial(?:es)?\\s+)?(?:de\\s+)?multas?', { name: 'reclamo de multa', words: 'reclamo multa' }),
  row('reclam(?:os?|aci(?:on|ones))', {
    name: 'reclamación',
    words: 'reclamación',
    synonyms: ['reclamo', 'ilegalidad', 'multa', 'sanciones'],
  }),
  row('tutelas?(?:\\s+laboral(?:es)?|\\s+(?:de\\s+)?derechos\\s+fundamentales)?', { name: 'tutela', words: 'tutela' }),
  row('polic[ií]a\\s+local', { name: 'policía local', words: 'policía local' }),
  row('consultas?', { name: 'consulta', words: 'consulta' }),
  row('contiendas?\\s+de\\s+competencia', { name: 'contienda de competencia', words: 'contienda competencia' }),
  row('(?:procedimientos?\\s+)?sancionatorios?', { name: 'procedimiento sancionatorio', words: 'sancionatorio' }),
  row('(?:procedimientos?\\s+)?abreviados?', { name: 'procedimiento abreviado', words: 'abreviado' }),
  row('(?:procedimientos?\\s+)?simplificados?', { name: 'procedimiento simplificado', words: 'simplificado' }),
  row('(?:procedimientos?\\s+)?monitorios?(?:\\s+laboral(?:es)?)?', { name: 'procedimiento monitorio', words: 'monitorio' }),
]

const courts: readonly (Row & { readonly name: string })[] = [
  row('sii|servicio\\s+de\\s+impuestos\\s+internos', { name: 'Servicio de Impuestos Internos' }),
  row('sma|superintendencia\\s+(?:del?\\s+)?medio\\s+ambiente', { name: 'Superintendencia del Medio Ambiente' }),
  row('sernac|servicio\\s+nacional\\s+del\\s+consumidor', { name: 'Servicio Nacional del Consumidor' }),
  row('suseso|superintendencia\\s+(?:de\\s+)?seguridad\\s+social', { name: 'Superintendencia de Seguridad Social' }),
  row('dt|direccion\\s+del\\s+trabajo', { name: 'Dirección del Trabajo' }),
  row('cgr|contraloria', { name: 'Contraloría General de la República' }),
]

/** Bodies that answer in dictámenes whoever consults them. */
const answering = ['Contraloría General de la República', 'Dirección del Trabajo', 'Superintendencia de Seguridad Social']
const documents = /(?<!\p{L})dictamen(?:es)?(?!\p{L})/gu

/** «¿existe algún dictamen sobre concursos?»: of whichever body, where the query names none. */
const documentsIn = (folded: string, mentions: readonly Mention[]): Mention[] => {
  if (
    mentions.some(({ test }) => test.kind === 'tribunal' || test.kind === 'base') ||
    courts.some(({ pattern }) => folded.search(pattern) >= 0)
  )
    return []
  return [...folded.matchAll(documents)].map(({ index, 0: written }) =>
    named({ from: index, to: index + written.length }, 'tribunal', 'dictámenes', answering),
  )
}

const guarantee = new RegExp(String.raw`(?<!\p{L})garantia\s+(?:de\s+)?(?<city>${seatForms})(?!\p{L})`, 'gu')
const cities = new RegExp(String.raw`(?<![\p{L}\d./-])(?<city>${seatForms})(?![\p{L}\d/-])`, 'gu')

/**
 * What may be said of the rulings searched for and is read otherwise by the rules: every form of an outcome, every name of an appeal, bodies and
 * cities. Only the weighing makes a condition of it.
 */
export function possibleMentions(text: string, mentions: readonly Mention[], apart: readonly Span[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const found = [
    ...matchEach(folded, appeals).map(({ row: { name, words, synonyms }, ...span }) =>
      named(span, 'recurso', name, [words, ...(synonyms ?? [])]),
    ),
    ...matchEach(folded, outcomes).map(({ row: { outcome }, ...span }) => ({ ...outcomeMention(outcome, span), ...doubtful })),
    ...matchEach(folded, courts).map(({ row: { name }, ...span }) => named(span, 'tribunal', name, [name])),
    ...documentsIn(folded, mentions),
    ...placesIn(folded, guarantee, (city) => `Juzgado de Garantía de ${placeName(cityName(city))}`),
    ...placesIn(folded, cities, (city) => (isAppealsCity(cityName(city)) ? placeName(cityName(city)) : null)),
  ]
  const taken: Span[] = [...mentions, ...apart]
  return found.flatMap((each) => {
    if (taken.some((other) => overlaps(other, each))) return []
    taken.push(each)
    return [each]
  })
}

const doubtful = { strength: 'doubtful', isPossible: true } as const

/** `words` are those of the name, and then what it is called instead. */
const named = ({ from, to }: Span, kind: 'recurso' | 'tribunal', name: string, [words = '', ...others]: readonly string[]): Mention => ({
  from,
  to,
  test: { kind, terms: nameTerms(words), ...(others.length > 0 && { synonyms: others.map((each) => nameTerms(each)) }) },
  value: name,
  label: name,
  ...doubtful,
})

const placesIn = (folded: string, pattern: RegExp, courtOf: (city: string) => string | null): Mention[] =>
  [...folded.matchAll(pattern)].flatMap(({ index, 0: written, groups = {} }) => {
    const name = courtOf(groups['city'] ?? '')
    if (name === null) return []
    const span = { from: index, to: index + written.length }
    return [name.startsWith('Juzgado') ? named(span, 'tribunal', name, [name]) : { ...ofEitherCourt(cityMention(span, name)), ...doubtful }]
  })
