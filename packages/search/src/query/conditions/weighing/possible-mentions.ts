import type { Outcome } from '@basejuris/domain'
import { cityName, findMatches, isAppealsCity, overlaps, placeName, seatForms } from '@basejuris/legal-text'
import { rejectedThings } from '../../outcomes/verdict-words.ts'
import {
  comptroller,
  consumerService,
  environmentAgency,
  labourDirectorate,
  otherBodies,
  socialSecurity,
  taxService,
} from '../../parts/public-bodies.ts'
import type { Span } from '../../parts/span.ts'
import { ofEitherCourt } from '../courts-of-origin.ts'
import { reclaims } from '../find-appeal-kinds.ts'
import { cityMention } from '../find-lone-cities.ts'
import { isOfCourtsAbove } from '../find-procedures.ts'
import { foldQuery, type Mention, matchEach, nameTest, outcomeMention } from '../mention.ts'
import { outcomesByEffect } from './outcomes-by-effect.ts'
import { takenUp } from './taken-up.ts'

interface Row {
  readonly pattern: RegExp
}
const row = <Rest extends object>(forms: string, rest: Rest): Row & Rest => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d./-])(?:${forms})(?![\p{L}\d-])`, 'gu'),
  ...rest,
})

const appealNouns = 'recursos?|nulidad(?:es)?|apelaci(?:on|ones)|casaci(?:on|ones)|amparos?|proteccion(?:es)?'

const claimNouns = 'juicios?|demandas?|causas?|casos?|tutelas?|querellas?|quejas?|unificaciones|reclam(?:os?|aciones)'

/** Every form of what courts decide, whoever is the subject. */
const outcomes: readonly (Row & { readonly outcome: Outcome })[] = [
  row(
    'acogid[oa]s?|aco(?:ge|ja)n?|acogi(?:o|eron)|acogiendo|ganad[oa]s?|prosper(?:ad[oa]s?|o|aron|en?|an?)|favorables?|a\\s+favor\\s+del?\\s+(?:(?:la|los|las)\\s+)?(?:trabajador|consumidor|contribuyente|recurrente|demandante|paciente|afiliad|actor|arrendatari|usuari)\\p{L}*|(?:dej(?:[ae]n?|o|aron|ando|ar)|dejad[oa]s?)\\s+sin\\s+efecto',
    { outcome: 'acoge' },
  ),
  row(
    'conced(?:en?|an?|id[oa]s?|io|ieron)|autori(?:cen?|zan?|zad[oa]s?|zo|zaron)|(?:den?|dan?|dado|dio|dieron)\\s+(?:lugar|(?:la\\s+)?razon)',
    { outcome: 'acoge' },
  ),
  row(
    'declar(?:ad[oa]s?|en?|an?|o|aron)\\s+(?:(?:el\\s+despido|los\\s+despidos)\\s+)?(?:inaplicables?|nulos?|injustificados?|indebidos?)',
    { outcome: 'acoge' },
  ),
  row('(?:declar|consider|estim)(?:ad[oa]s?|en?|an?|o|aron)\\s+(?:(?:el\\s+despido|los\\s+despidos)\\s+)?justificados?', {
    outcome: 'rechaza',
  }),
  row('rebaj(?:en?|an?|ad[oa]|o|aron)(?=\\s+(?:(?:la|las|el|los)\\s|multas?|sancion|penas?|indemniz))', { outcome: 'acoge' }),
  row('acced(?:en?|an?|io|ieron|ido)(?=\\s+a(?:l|\\s))|estimatori[oa]s?', { outcome: 'acoge' }),
  row(
    'nul[oa]s?\\s+(?:el|la|todo\\s+el|de\\s+oficio\\s+el)\\s+(?:juicio|sentencia|fallo)|(?:juicios?|sentencias?)\\s+nul[oa]s?(?!\\s+de\\s+derecho)',
    { outcome: 'anula' },
  ),
  row(
    'desestimatori[oa]s?|(?:(?:hay[ae]n?|han?)\\s+)negado|negaron|rechazos|denegaciones|den(?:ieg[ae]n?|ieguen?|eg\\p{L}+)|nie(?:gan?|guen?)|desech(?:ad[oa]s?|an?|en?|o|aron)|(?<=hayan?\\s+sido\\s+)negad[oa]s?',
    {
      outcome: 'rechaza',
    },
  ),
  row(
    `(?<!${rejectedThings})rechazad[oa]s?|desestimad[oa]s?|rechazan?|rechacen?|rechaz(?:o|aron|ando)|desestim(?:an?|en?|o|aron|ando)|sin\\s+lugar`,
    {
      outcome: 'rechaza',
    },
  ),
  // «pérdidas tributarias» are none.
  row(
    `(?=perdid)(?<=(?<!\\p{L})(?:${appealNouns}|${claimNouns})\\s+(?:\\p{L}+\\s+){0,3})(?<!(?<!\\p{L})(?:del?|l[ao]s|por|con|en|sus?|y)\\s+)perdid[oa]s`,
    { outcome: 'rechaza' },
  ),
  row(
    'confirmad[oa]s?|confirm(?:an?|en?|o|aron|ando)|mantenid[oa]s?|confirmatori[oa]s?|confirmaciones|ratific(?:ad[oa]s?|an?|o|aron|ando|aciones)|ratifiquen?',
    { outcome: 'confirma' },
  ),
  row(
    'cas(?:en|an|aron)(?=\\s+(?:en|a)\\s+favor\\s+del?)|(?<=(?:que|donde)\\s+)casen(?=\\s+(?:la|las|el|los|de\\s+oficio|por|en|sentencias?)\\s)',
    { outcome: 'casa' },
  ),
  row('revocad[oa]s?|revocan?|revoquen?|revoc(?:o|aron|ando)|revocatori[oa]s?|revocaciones', { outcome: 'revoca' }),
  row('enmiend[ae]n?|enmend(?:ad[oa]s?|o|aron|ando)|(?:dan?|den?|dado|dio|dieron)\\s+vuelta', { outcome: 'revoca' }),
  row('anulad[oa]s?|anul(?:an?|en?|o|aron|ando)|invalidad[oa]s?|invalid(?:an?|en?|o|aron)|(?:invalid|anul)atori[oa]s?', {
    outcome: 'anula',
  }),
  row('inadmisibles?|inadmisibilidad(?:es)?|no\\s+(?:se\\s+)?(?:(?:ha|han|haya|hayan)\\s+)?admitid[oa]s?', { outcome: 'inadmisible' }),
  row('(?:tenid[oa]s?|ten(?:gan?|iendo)|tienen?|tuvo|tuvieron)\\s+por\\s+no\\s+(?:presentad|interpuest)[oa]s?', { outcome: 'inadmisible' }),
  row('condenas|(?<!(?<!\\p{L})(?:de|la|su|mi|una)\\s+)condena|condenad[oa]s?|condenatori[oa]s?|condenan|condenen?|conden(?:o|aron)', {
    outcome: 'condena',
  }),
  row('absuelt[oa]s?|absuelven?|absuelvan?|absolv(?:io|ieron|iendo)|absolutori[oa]s?|absoluci(?:on|ones)', { outcome: 'absuelve' }),
  row('desistid[oa]s?|desistimientos?', { outcome: 'desistido' }),
  row(
    `abandono(?=\\s+(?:del?\\s+)?(?:el\\s+|la\\s+)?(?:${appealNouns}))|(?<=(?:${appealNouns})\\s+(?:\\p{L}+\\s+){0,3})abandonad[oa]s?|abandonad[oa]s?(?=\\s+(?:el|la|los|las|su)\\s+(?:${appealNouns}))`,
    { outcome: 'abandonado' },
  ),
  row(
    '(?<=consultas?\\s+(?:\\p{L}+\\s+){0,4})aprobad[oa]s?|aprueb[ae]n?(?=\\s+(?:la|lo|una)\\s+(?:(?:sentencia|resolucion)\\s+)?consulta)',
    { outcome: 'confirma' },
  ),
  row(
    'remit(?:en?|an?|io|ieron|id[oa]s?)(?=\\s+(?:[\\p{L}\\d]+\\s+){0,8}?a\\s+(?:la|las|una|otra)\\s+cortes?(?!\\p{L}))|recondu(?:cen?|zcan?|jo|jeron|cid[oa]s?|cci(?:on|ones))|omit(?:en?|an?|io|ieron|id[oa])\\s+(?:el\\s+)?pronunciamiento|no\\s+(?:se\\s+)?(?:haya\\s+)?emit\\p{L}+\\s+pronunciamiento|incompetencias?|incompetentes?|dirim(?:en?|an?|io|ieron|id[oa]s?)',
    { outcome: 'otro' },
  ),
]

interface NamedRow extends Row {
  readonly name: string
  /** Words of the name, and then of what is meant too. Those of the name itself where they are absent. */
  readonly words?: Names
}
type Names = readonly [string, ...string[]]

/** What is protected, without any appeal. */
const protectedThings =
  '(?:al?|del?)\\s+(?:l[ao]s?\\s+)?(?:consumidor|datos|vida|infancia|ni[nñ]|menores|animales|salud|medio|derechos|trabajador)\\p{L}*|consumidor|datos|solar(?:es)?|animal|ambiental|integral|social'
const appeals: readonly NamedRow[] = [
  row(`(?:recursos?\\s+de\\s+)?proteccion(?:es)?(?!\\s+(?:${protectedThings})(?!\\p{L}))`, { name: 'protección' }),
  row('(?:recursos?\\s+de\\s+)?amparos?(?!\\s+policial)', { name: 'amparo' }),
  row(
    '(?:recursos?\\s+de\\s+)?nulidad(?:es)?(?!\\s+(?:absoluta|relativa|procesal|matrimonial|publica|derecho|de\\s+(?!una?\\s|la\\s+defensa|oficio)|del\\s+(?!fiscal|ministerio|defensor|emplead|demandad|trabajador|recurrente|art|37|47)))',
    { name: 'nulidad' },
  ),
  row('(?:recursos?\\s+de\\s+)?casaci(?:on|ones)', { name: 'casación' }),
  row('(?:recursos?\\s+de\\s+)?apelaci(?:on|ones)', { name: 'apelación' }),
  row('(?:recursos?\\s+de\\s+)?quejas?(?!\\s+(?:del?|por|ante)\\s)', { name: 'queja' }),
  row(
    '(?:recursos?\\s+de\\s+)?unificaci(?:on|ones)(?!\\s+del?\\s+(?!jurisprudencia|(?:19|20)\\d\\d|(?:la\\s+)?(?:suprema|corte|cs(?!\\p{L})|\\S+\\s+sala)|(?:los\\s+)?ultimos\\s))',
    {
      name: 'unificación de jurisprudencia',
      words: ['unificación jurisprudencia'],
    },
  ),
  row('(?:recursos?\\s+de\\s+)?revisi(?:on|ones)(?!\\s+del?\\s+(?!(?:la\\s+)?sentencia))', { name: 'revisión' }),
  row('reclam(?:os?|aci(?:on|ones))\\s+(?:judicial(?:es)?\\s+)?(?:de\\s+)?multas?', {
    name: 'reclamo de multa',
    words: ['reclamo multa', 'ciertas multas'],
  }),
  row('reclam(?:os?|acion)\\s+(?:(?:por|de|contra)\\s+)?(?:la\\s+)?(?:negativa\\s+)?(?:del?\\s+)?(?:el\\s+)?(?:conservador(?:es)?|cbr)', {
    name: 'reclamo contra el conservador',
    words: ['voluntario'],
  }),
  row('reclam(?:os?|aci(?:on|ones))', {
    name: 'reclamación',
    words: ['reclamación', ...reclaims],
  }),
  row('tutelas?(?:\\s+laboral(?:es)?|\\s+(?:de\\s+)?derechos\\s+fundamentales)?', { name: 'tutela' }),
  row('policia\\s+local', { name: 'policía local' }),
  row('requerimientos?', { name: 'requerimiento', words: ['requerimiento', 'inaplicabilidad'] }),
  row('exequatur', { name: 'exequátur' }),
  row('extradici(?:on|ones)(?:\\s+(?:activa|pasiva)s?)?', { name: 'extradición' }),
  row('consultas?(?!\\s+(?:indigenas?|ciudadanas?|previas?|publicas?|populares|medicas?|con\\s))', { name: 'consulta' }),
  row('contiendas?\\s+(?:de\\s+)?competencia', { name: 'contienda de competencia', words: ['contienda competencia'] }),
  row('(?:procedimientos?\\s+)?sancionatorios?', { name: 'procedimiento sancionatorio', words: ['sancionatorio'] }),
  row('(?:procedimientos?\\s+)?abreviados?', { name: 'procedimiento abreviado', words: ['abreviado'] }),
  row('(?:procedimientos?\\s+)?simplificados?', { name: 'procedimiento simplificado', words: ['simplificado'] }),
  row('(?:procedimientos?\\s+)?monitorios?(?:\\s+laboral(?:es)?)?', { name: 'procedimiento monitorio', words: ['monitorio'] }),
]

/** What no court above hears by itself. */
const ofFirstInstance: ReadonlySet<string> = new Set(['tutela', 'procedimiento monitorio'])

const bodies: readonly NamedRow[] = [taxService, environmentAgency, consumerService, socialSecurity, labourDirectorate, comptroller].map(
  ({ forms, name }) => row(forms, { name }),
)
/** «de la propia CMF», «de la misma Superintendencia de Pensiones»: whose decisions are looked for. */
const itsOwn: readonly NamedRow[] = otherBodies.map(({ forms, name }) =>
  row(String.raw`(?<=(?<!\p{L})(?:propi[oa]|mism[oa])\s+)(?:${forms})`, { name }),
)
const courtsOfMatters = [
  { matter: 'garantia', name: 'Juzgado de Garantía' },
  { matter: 'laboral', name: 'Juzgado de Letras del Trabajo' },
  { matter: 'oral', name: 'Tribunal de Juicio Oral en lo Penal' },
  { matter: 'civil', name: 'Juzgado Civil' },
  { matter: 'familia', name: 'Juzgado de Familia' },
]
const courts: readonly NamedRow[] = [
  // «Solo garantía», «puros orales».
  ...courtsOfMatters.map(({ matter, name }) =>
    row(
      String.raw`(?<=(?<!\p{L})(?:solo|solamente|unicamente|exclusivamente|nada\s+mas\s+que|puros)\s+)${matter}(?:e?s)?(?=\s*(?:$|[.,;]|por\s*fa))`,
      { name },
    ),
  ),
  row('corte\\s+de\\s+apelaciones', { name: 'Corte de Apelaciones' }),
  row('juzgado\\s+de\\s+garantia', { name: 'Juzgado de Garantía' }),
  row('juzgado\\s+(?:de\\s+letras\\s+)?del\\s+trabajo', { name: 'Juzgado de Letras del Trabajo' }),
  row('juzgado\\s+de\\s+familia', { name: 'Juzgado de Familia' }),
  row(
    'tops?(?!\\s+\\d+\\s+(?:fallos|sentencias|casos|causas|mejores))|tribunal(?:es)?\\s+(?:de\\s+juicio\\s+)?oral(?:es)?|(?<=(?:fallos|sentencias|jurisprudencia)\\s+(?:de\\s+|en\\s+)?)juicios?\\s+oral(?:es)?',
    {
      name: 'Tribunal de Juicio Oral en lo Penal',
    },
  ),
  row('(?<=(?:fallos|sentencias|jurisprudencia)\\s+)del\\s+trabajo', { name: 'Juzgado de Letras del Trabajo' }),
  row('(?<=(?:fallos|sentencias|jurisprudencia|resoluciones)\\s+(?:de\\s+)?)primera\\s+instancia', {
    name: 'primera instancia',
    words: ['Juzgado', 'Tribunal de Juicio Oral', 'Tribunal Tributario', 'Tribunal Ambiental'],
  }),
]

/** Bodies that answer in dictámenes whoever consults them. */
const answering: Names = [comptroller.name, labourDirectorate.name, socialSecurity.name]
const namesOfOthers: ReadonlySet<string> = new Set(otherBodies.map(({ name }) => name))
const documents = /(?<!\p{L})dictamen(?:es)?(?!\p{L})/gu

/** «¿existe algún dictamen sobre concursos?»: of the last body that the query names, or of whichever. */
const documentsIn = (folded: string, mentions: readonly Mention[]): Mention[] => {
  if (mentions.some(({ test, value }) => test.kind === 'base' || namesOfOthers.has(value))) return []
  const body = matchEach(folded, bodies).at(-1)?.row.name
  return findMatches(folded, documents).map(({ index, 0: written }) => {
    const span = { from: index, to: index + written.length }
    return body === undefined
      ? { ...mentionOf(span, 'tribunal', 'dictámenes', answering), label: 'Contraloría, Dirección del Trabajo o SUSESO' }
      : mentionOf(span, 'tribunal', body)
  })
}

/** «el laboral de Rancagua», «del oral de Copiapó»: a court by what it hears. */
const byMatter: readonly { readonly pattern: RegExp; readonly name: string }[] = courtsOfMatters.map(({ matter, name }) => ({
  pattern: new RegExp(
    String.raw`(?<!\p{L})${matter === 'garantia' ? '' : String.raw`(?:el|del|al)\s+`}${matter}\s+(?:de\s+)?(?<city>${seatForms})(?!\p{L})`,
    'gu',
  ),
  name,
}))
/** «concepción del daño» is none. */
const cities = new RegExp(String.raw`(?<![\p{L}\d./-])(?!concepcion\s+del?\s)(?<city>${seatForms})(?![\p{L}\d/-])`, 'gu')

/**
 * What may be said of the rulings searched for and is read otherwise by the rules: every form of an outcome, every name of an appeal, bodies and
 * cities. Only the weighing makes a condition of it.
 */
export function possibleMentions(text: string, mentions: readonly Mention[], apart: readonly Span[]): Mention[] {
  const folded = foldQuery(text)
  if (folded === null) return []
  const decided = matchEach(folded, outcomes).map(({ row: { outcome }, ...span }) => ({ ...outcomeMention(outcome, span), ...doubtful }))
  const namedCourts = mentions.filter(({ test }) => test.kind === 'tribunal')
  const found = [
    ...matchEach(folded, appeals)
      .filter(({ row: { name }, ...place }) => !ofFirstInstance.has(name) || !isOfCourtsAbove(text, namedCourts, place))
      .map(({ row: { name, words }, ...span }) => mentionOf(span, 'recurso', name, words)),
    ...decided,
    ...outcomesByEffect(folded, [...mentions, ...decided]),
    ...matchEach(folded, [...bodies, ...itsOwn, ...courts]).map(({ row: { name, words }, ...span }) =>
      mentionOf(span, 'tribunal', name, words),
    ),
    ...documentsIn(folded, mentions),
    ...byMatter.flatMap(({ pattern, name }) =>
      placesIn(folded, pattern).map(({ city, ...span }) => mentionOf(span, 'tribunal', `${name} de ${placeName(city)}`)),
    ),
    ...placesIn(folded, cities)
      .filter(({ city }) => isAppealsCity(city))
      .map(({ city, ...span }) => ({ ...ofEitherCourt(cityMention(span, placeName(city))), ...doubtful })),
  ]
  const taken: Span[] = [...mentions, ...apart]
  return [...found, ...takenUp(folded, [...mentions, ...found])].flatMap((each) => {
    if (taken.some((other) => overlaps(other, each))) return []
    taken.push(each)
    return [each]
  })
}

const doubtful = { strength: 'doubtful', isPossible: true } as const

const mentionOf = ({ from, to }: Span, kind: 'recurso' | 'tribunal', name: string, words: Names = [name]): Mention => ({
  from,
  to,
  test: nameTest(kind, words),
  value: name,
  label: name,
  ...doubtful,
})

const placesIn = (folded: string, pattern: RegExp): (Span & { readonly city: string })[] =>
  findMatches(folded, pattern).map(({ index, 0: written, groups = {} }) => ({
    from: index,
    to: index + written.length,
    city: cityName(groups['city'] ?? ''),
  }))
