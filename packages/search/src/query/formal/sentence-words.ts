import { foldText } from '@basejuris/legal-text'
import { appeals, claims, things } from '../outcomes/verdict-words.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Folded words that no operand of an operator begins or ends with: articles, prepositions, relatives. */
const functionWords = setOf(
  'a al ante bajo con contra cual cuyo cuya de del desde durante e el ella ellas ellos en entre hasta hacia la las lo los mediante ni o para por que quien quienes segun si ' +
    'sin sino sobre su sus tras tu tus un una unas unos y',
)

/** Folded words that only a sentence has. */
const narrativeWords = setOf(
  'me mi mis nos nuestra nuestro yo tu te le les se porque cuando como donde aunque ya aun tampoco tambien ademas nunca siempre soy somos estoy estamos tengo fui quiero ' +
    'puedo debo necesito que quien',
)

/** Folded words that follow the «no» of a sentence. */
const afterDenial = setOf(
  'agrava agravan atenua atenuan exime eximen me mi te se le les lo los la las nos os hay ha han he hemos habia habian haya hayan hubo hubiera es era eran son ser sea sean fue fueron fuera esta estan estaba estaban este esten ' +
    'tiene tienen tengo tenia tenian tenga tuvo puede pueden puedo podia podian pudo podra pueda puedan debe deben debo debia debera deba quiere quieren quiero quiso corresponde ' +
    'corresponden procede proceden existe existen existia cumple cumplen cumplio cabe obsta consta constan basta hace hacen hizo hicieron dio dieron da dan dice dicen dijo sabe saben ' +
    'sabia va van viene vino vale sirve acoge acogen rechaza requiere constituye exige impide permite admite aplica justifica acredita considera afecta reconoce paga pague ' +
    'comparecio acredito rindio asistio concurrio contesto notifico informo probo firmo ordeno pondero valoro declaro considero presento demostro respondio consigno ' +
    'quedo solo siempre obstante mas menos tan tanto nunca ya pudiendo siendo habiendo teniendo',
)

/** Folded nouns and adjectives that «no» forms an expression of the law with: «no pago», «no innovar», «daño no patrimonial». */
const deniedTerms = setOf(
  'pago pagos renovacion innovar discriminacion escrituracion comparecencia concurrencia cumplimiento otorgamiento entrega uso devolucion regresion retroactividad autoincriminacion ' +
    'reembolso repeticion injerencia intervencion litigacion competencia reeleccion conformidad confesion agresion inscripcion notificacion presentacion contestacion aplicacion ' +
    'reconocimiento residente residentes vidente videntes fumador fumadores contribuyente contribuyentes beligerante gubernamental gubernamentales convencional convencionales ' +
    'contencioso contenciosa contenciosos contenciosas contractual patrimonial patrimoniales imponible imponibles tributable tributables habitual habituales esencial esenciales ' +
    'constitutivo constitutiva constitutivos constitutivas remuneratorio renta vigente vigentes disponible disponibles deducible deducibles exigible exigibles',
)

/** Nouns with the ending of a participle or of an infinitive, folded. */
const nouns = setOf(
  'abogado abogada abogados autodespido autodespidos estado juzgado juzgados mercado senado delegado delegada condenado condenados imputado imputada imputados acusado acusados querellado demandado demandada ' +
    'demandados recurrido recurrida apellido partido partidos contenido sonido ruido pedido marido empleado empleada empleados certificado certificados tratado tratados ganado grado lado ' +
    'resultado soldado diputado licenciado atentado jurado despido despidos sentido cometido privado cuidado cuidados vida comida medida medidas herida heridas salida bebida jornada ' +
    'entrada fachada llamada mirada morada vivienda escritura autoridad ciudad edad hermandad alzado arbolado alumbrado vertido recorrido tejido alcantarillado poblado hogar lugar mujer ' +
    'taller talleres alquiler militar militares titular titulares familiar familiares particular particulares auxiliar auxiliares popular escolar escolares celular similar regular ' +
    'irregular preliminar bienestar malestar dolar lider azar mar bar cancer placer deber poder acabar alimentar hospital tribunal animal canal metal personal capital material sucursal ' +
    'local legal ayer menester',
)

const infinitive = /^\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las|le|les)?$/u
const participle = /(?:ad|id)([oa])(s?)$/u
/** Forms that no noun or adjective has. */
const finiteVerb = /(?:ó|[ai]rán?|erán?|aron|ieron|jeron|aban|ían|ábamos|íamos)$/iu
const pluralVerb = /\p{L}{3,}(?:an|en)$/u
const pluralNouns = setOf(
  'orden examen regimen crimen volumen imagen origen germen gravamen dictamen virgen joven certamen resumen margen abdomen desorden almacen bien sarten huesped plan capitan ' +
    'desman alquitran tambien recien titan volcan aleman catalan',
)

/** A word that stands between what a search looks for, as «de» or «que». */
export function isFunctionWord(written: string): boolean {
  return functionWords.has(foldText(written))
}

export function isNarrativeWord(written: string): boolean {
  return narrativeWords.has(foldText(written))
}

export function isFiniteVerb(written: string): boolean {
  const folded = foldText(written)
  if (nouns.has(folded)) return false
  return finiteVerb.test(written) || (pluralVerb.test(folded) && !pluralNouns.has(folded))
}

/** «no» and this word make a predicate: «NO me pagaron», «NO procede». */
export function isPredicateAfterNo(written: string): boolean {
  return afterDenial.has(foldText(written)) || isFiniteVerb(written)
}

/** «no» and this word make a term: «no pago», «no innovar», and after a noun that agrees with it «contrato no escriturado». */
export function isTermAfterNo(written: string, before: string | null): boolean {
  const folded = foldText(written)
  if (nouns.has(folded)) return false
  return deniedTerms.has(folded) || infinitive.test(folded) || (before !== null && isParticipleOf(folded, foldText(before)))
}

const isParticipleOf = (folded: string, noun: string): boolean => {
  const [, gender, plural] = participle.exec(folded) ?? []
  if (gender === undefined || nouns.has(folded)) return false
  const isPlural = noun.endsWith('s')
  const isOther = (gender === 'o' && /as?$/u.test(noun)) || (gender === 'a' && /os?$/u.test(noun))
  return (plural === 's') === isPlural && !isOther
}

const adjective =
  /(?:al|ales|iv[oa]s?|ic[oa]s?|ari[oa]s?|os[oa]s?|ad[oa]s?|id[oa]s?|ibles?|ables?|entes?|antes?|ect[oa]s?|ust[oa]s?|itim[oa]s?|(?:fort|grat)uit[oa]s?)$/u
const nounsLikeAdjectives = setOf(
  'ica icas accidente accidentes agente agentes antecedente antecedentes archivo boletas causa cliente clientes comerciante cosa demandante demandantes docente docentes dirigente dirigentes efectivo ' +
    'esposa esposo expediente expedientes funcionario funcionaria gerente honorarios incidente incidentes inventario motivo objetivo patente practica practicas salario salarios servicio ' +
    'sumario trafico transito usuario vecindario publico clinica medico medica politica republica musica fabrica gasto gastos costo costos impuesto impuestos precio causal causales ' +
    'fiscal fiscales tribunales hospitales material materiales canales sucursales animales cal sal mal aval avales arancel comunal carabineros banco domicilio horario calendario',
)
const leadingAdjectives = setOf(
  'mutuo justa justo buena mala debido debida libre primera segunda unica alta doble fuerza buen mal gran plena nueva falsa',
)

/**
 * How many of the words form one term: «fuero maternal», «recurso de protección», «mutuo acuerdo». At least 1. Words after it are other
 * operands.
 */
export function termLength(words: readonly string[]): number {
  const folded = words.map(foldText)
  let length = leadingAdjectives.has(folded[0] ?? '') && folded.length > 1 ? 2 : 1
  for (let next = folded[length]; next !== undefined; next = folded[length]) {
    const joint = jointLength(folded, length)
    const isNumber = length === 1 && /^(?!(?:19|20)\d\d$)\d{1,4}$/u.test(next)
    if (joint === 0 && !isNumber && (!isAdjective(next) || isSaidOfRulings(next, folded[0] ?? ''))) break
    length += Math.max(1, joint)
  }
  return length
}

/** «alza acogidos», «isapre acogida»: an outcome that does not agree with the term, or that nobody says of it. */
const isSaidOfRulings = (folded: string, term: string): boolean =>
  /^(?:acogid|rechazad|desestimad|confirmad|revocad|anulad)[oa]s?$/u.test(folded) && !(isParticipleOf(folded, term) && isDecided.test(term))
const isDecided = new RegExp(`^(?:${appeals}|${claims})(?:es|s)?$|${things.source}`, 'u')

/** True for a folded word that rather says how something is than names it: «laboral», «imputable». */
export function isAdjective(folded: string): boolean {
  return adjective.test(folded) && !nouns.has(folded) && !nounsLikeAdjectives.has(folded)
}

/** Words of «de la empresa» from `at`, 0 when no such complement begins there. */
const jointLength = (folded: readonly string[], at: number): number => {
  if (folded[at] !== 'de' && folded[at] !== 'del') return 0
  const length = ['la', 'las', 'los', 'el'].includes(folded[at + 1] ?? '') ? 3 : 2
  const last = folded[at + length - 1]
  return last === undefined || functionWords.has(last) ? 0 : length
}
