import type { CheckedCitation, CheckedQuotation, CitationVerdict } from '@basejuris/contract'
import { comparedFacts } from '@basejuris/contract/check-words'
import {
  citedNumber,
  formatDocketNumber,
  numberedKind,
  numberedLabel,
  ofCourt,
  ofPhrase,
  parseRuc,
  type RulingFacts,
} from '@basejuris/domain'
import { formatDate, formatDocketLabel, joinWords } from '@basejuris/domain/spanish-format'
import type { FoundRulingCitation } from '@basejuris/legal-text'
import { presentNamedRuling } from '../../rulings/present-named-ruling.ts'
import { articleName } from '../norm-phrases.ts'
import { isByCaption } from './cited-by-caption.ts'
import { citedCase } from './cited-case.ts'
import { compareCaption } from './compare-caption.ts'
import type { CitedRulings } from './find-cited-rulings.ts'
import type { NumberBeside } from './number-beside.ts'
import { type RulingElsewhere, rulingElsewhere } from './other-court.ts'
import type { ComparedOutcome } from './other-outcome.ts'
import { quotationNotes } from './quotation-notes.ts'
import { isReserved, reservedPhrase } from './reserved-ruling.ts'

type Evidence = CheckedCitation['evidencia']
export type RulingVerdict = Pick<CheckedCitation, 'veredicto' | 'docId'> & { readonly evidencia: Omit<Evidence, 'entendida'> }

/** Rulings that a citation may mean, at most this many are listed. */
const maxListed = 10
const notMeaningMissing = 'Eso no significa que no exista.'

const courtOf = ({ court }: FoundRulingCitation): string | null => (court === null || court === 'own' ? null : court.name)

/** «rol N° 12.345-2020, Corte Suprema», «dictamen N° 24.526, de 2018, Contraloría General de la República». */
export function understoodAs(citation: FoundRulingCitation): string {
  const { docket, caption, decidedOn } = citation
  const numbered = docket === null || citation.kind !== 'dictamen' ? null : numberedLabel(citation.kind, docket)
  const rol = docket === null ? bareLabel(citation) : formatDocketLabel(formatDocketNumber(docket))
  const number = numbered ?? rol
  const parts = [
    number ?? (caption === null ? 'sentencia' : `«${caption}»`),
    courtOf(citation),
    decidedOn === null ? null : formatDate(decidedOn),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** A number without its year. */
const bareLabel = ({ bareNumber, kind, isOfLongSeries = false }: FoundRulingCitation): string | null =>
  bareNumber === null ? null : kind === 'dictamen' ? `dictamen N° ${isOfLongSeries ? 'E' : ''}${bareNumber}` : `rol N° ${bareNumber}`

export interface SaidOfRuling {
  readonly quotations: readonly CheckedQuotation[]
  /** The citation beside it that has words which may be said to be of this one; null where there is none. */
  readonly doubt: FoundRulingCitation | null
  /** The ruling beside it of which a number that the index lacks is. */
  readonly numberBeside: NumberBeside | null
  /** The court or office that the text gives to it, where its number tells another or a wider one; null where it says no more. */
  readonly statedCourt: string | null
  /** Of the rulings found, the day that their own text states, where it is not that of the source. By docId. */
  readonly statedDays: ReadonlyMap<string, string>
  /** What came of comparing the outcome that the text states of it; null where it states none, or where they agree. */
  readonly outcome: ComparedOutcome | null
}

/**
 * Verdict on a citation of a ruling. `quotations` are those attributed to it, already compared. A citation without court that nothing
 * else confirms stays ambiguous, even where the index has one ruling alone with its number.
 */
export function rulingVerdict(
  citation: FoundRulingCitation,
  looked: CitedRulings,
  { quotations, doubt, numberBeside, statedCourt, statedDays, outcome: statedOutcome }: SaidOfRuling,
): RulingVerdict {
  const { decidedOn, caption } = citation
  const evidence = { citasTextuales: [...quotations] }
  const rulings = citedCase(citation, looked, quotations)
  if (numberBeside !== null && (looked.found.length === 0 || looked.by === 'sentence')) return ofNeighbour(citation, numberBeside, evidence)
  if (looked.found.length === 0 && rulings.length === 0) return notFound(citation, looked, quotations)
  const [first] = rulings
  if (first === undefined) return ofSeveralCases(citation, looked, evidence)
  const isDayStated = (one: RulingFacts): boolean => decidedOn !== null && statedDays.get(one.docId) === decidedOn
  const facts = rulings.find((one) => one.decidedOn === decidedOn) ?? rulings.find(isDayStated) ?? first
  const statedOn = statedDays.get(facts.docId) ?? null
  const captions = rulings.map((one) => (caption === null ? 'hidden' : compareCaption(caption, one)))
  const agrees = agreementOf(citation, { facts, captions, quotations, statedOn, statedCourt })
  const differences = differencesOf(citation, { facts, captions, statedOn, statedCourt })
  // Of another day or caption, it may be another ruling of the case.
  const outcome = differences.length > 0 ? null : statedOutcome
  const shown = {
    ...evidence,
    sentencias: rulings.map(presentNamedRuling),
    diferencias: differences,
    coincide: agrees,
  }
  const compared = { ...shown, resultadoDistinto: outcome?.other ?? null, resultadoSinComprobar: outcome?.unchecked ?? null }
  const outcomePhrase = outcome === null ? [] : [(outcome.other ?? outcome.unchecked).frase]
  const isMasked = captions.includes('hidden') || captions.includes('unlike')
  const notes = [
    ...(caption !== null && !captions.includes('agrees') && isMasked ? ['Carátula anonimizada: no se compara.'] : []),
    ...twoDays(citation, facts, statedOn),
  ]
  const wrong = quotations.find(({ resultado }) => resultado === 'difiere' || resultado === 'en_otra' || resultado === 'no_consta')
  if (wrong !== undefined)
    return verdict(
      'cita_no_coincide',
      [quotationPhrase(wrong, facts), ...outcomePhrase, ...differencePhrases(differences, facts), ...notes],
      compared,
      facts,
    )
  if (differences.length > 0) return verdict('no_calza', [...differencePhrases(differences, facts), ...notes], shown, facts)
  if (isReserved(facts)) return verdict('reservada', [...outcomePhrase, reservedPhrase(quotations), ...notes], compared, facts)
  if (isUnlike(captions) && !agrees.some((fact) => fact === 'fecha' || fact === 'texto')) {
    const phrase = `Existe una sentencia con ese rol, pero las iniciales de su carátula no parecen las de «${caption}». No podemos decir que sea la que usted cita: revise el rol.`
    return verdict('no_comprobado', [phrase, ...notes], shown, facts)
  }
  if (citation.court === null && agrees.length < 2) {
    const phrase =
      'No reconocimos en su escrito el tribunal de este rol. En nuestro índice solo una sentencia lo tiene, pero otros tribunales pueden tener el mismo.'
    return verdict('tipo_ambiguo', [phrase, ...notes], shown)
  }
  if (doubt !== null) {
    const phrase = `Su escrito puede atribuirle palabras que no están en ella: las tiene ${understoodAs({ ...doubt, decidedOn: null })}, que cita al lado. Revise a cuál de las dos se refiere.`
    return verdict('tipo_ambiguo', [phrase, ...notes], shown, facts)
  }
  const same = agrees.map((fact) => (fact === 'rol' && looked.by !== undefined ? 'número' : comparedFacts[fact]))
  const found = foundPhrase(citation, looked, facts)
  const agreement = agrees.length > 1 || isByCaption(citation) ? `${found} Coincide: ${joinWords(same)}.` : found
  const amiss = [...outcomePhrase, ...quotationNotes(quotations)]
  return verdict('existe', [...amiss, agreement, ...notes, ...quotations.flatMap(accessNote)], compared, facts)
}

/** Of a number under which the court cited has no ruling. */
const notFound = (citation: FoundRulingCitation, looked: CitedRulings, quotations: readonly CheckedQuotation[]): RulingVerdict => {
  const evidence = { citasTextuales: [...quotations] }
  const elsewhere = rulingElsewhere(citation, looked, quotations)
  if (elsewhere?.isSame === true) return ofOtherCourt(citation, elsewhere, evidence)
  if (citation.docket !== null && citation.kind !== 'sentencia') return missing(citation, looked, { quotations, elsewhere })
  if (looked.possible.length === 0) return verdict('no_comprobado', [withoutNumber(citation)], evidence)
  const listed = looked.possible.slice(0, maxListed).map(presentNamedRuling)
  if (isByCaption(citation)) return verdict('tipo_ambiguo', [ofParties(looked.possible)], { ...evidence, sentencias: listed })
  const count = looked.possible.length === 1 ? 'una sentencia tiene' : `${looked.possible.length} sentencias tienen`
  const phrase = `La cita no trae el año de la causa. En nuestro índice ${count} ese número. Indique el año${courtOf(citation) === null ? ' y el tribunal' : ''} para saber cuál es.`
  return verdict('tipo_ambiguo', [phrase], { ...evidence, sentencias: listed })
}

/** That rulings of the parties cited are in the index, and that the one cited may be none of them. */
const ofParties = (possible: CitedRulings['possible']): string => {
  const count =
    possible.length === 1
      ? 'una sentencia tiene'
      : `${possible.length === maxListed ? 'al menos ' : ''}${possible.length} sentencias tienen`
  return `La cita no trae el número de la causa. En nuestro índice ${count} esas partes, y puede haber otras. Indique el rol para saber cuál es.`
}

const ofSeveralCases = (citation: FoundRulingCitation, { found }: CitedRulings, evidence: Partial<Evidence>): RulingVerdict => {
  const listed = found.slice(0, maxListed).map(presentNamedRuling)
  return verdict('tipo_ambiguo', [`${found.length} sentencias tienen ese rol. ${askForMore(citation)}`], {
    ...evidence,
    sentencias: listed,
  })
}

const alternatives = new Intl.ListFormat('es-CL', { type: 'disjunction' })

/** What a citation lacks that would choose among several rulings. */
const askForMore = (citation: FoundRulingCitation): string => {
  const lacking = [
    ...(courtOf(citation) === null ? ['el tribunal'] : []),
    ...(citation.decidedOn === null ? ['la fecha'] : []),
    ...(citation.caption === null ? ['la carátula'] : []),
  ]
  return lacking.length === 0 ? 'Revise cuál de ellas es.' : `Indique ${alternatives.format(lacking)} para saber cuál es.`
}

/** That the ruling is in the index, and whose number the text has where it is not stored under it. */
const foundPhrase = (citation: FoundRulingCitation, { by }: CitedRulings, facts: RulingFacts): string => {
  if (by === 'sentence') return `Es el número de la sentencia de ${understood(facts)}, que está en nuestro índice.`
  if (by === 'joined')
    return `${understoodAs({ ...citation, decidedOn: null })}: acumulada a ${understood(facts)}, que está en nuestro índice.`
  return `${understood(facts)} está en nuestro índice.`
}

/** Initials that are none of the parties cited, in every ruling of the case. */
const isUnlike = (captions: readonly ReturnType<typeof compareCaption>[]): boolean =>
  captions.length > 0 && captions.every((one) => one === 'unlike')

/** What a verdict shows where nothing was found to show. */
export const noEvidence = {
  sentencias: [],
  sugerencias: [],
  diferencias: [],
  resultadoDistinto: null,
  resultadoSinComprobar: null,
  sinEfecto: null,
  coincide: [],
  soloFicticia: false,
  citasTextuales: [],
  url: null,
} satisfies Partial<Evidence>

const verdict = (veredicto: CitationVerdict, frases: string[], evidence: Partial<Evidence>, facts?: RulingFacts): RulingVerdict => ({
  veredicto,
  docId: facts?.docId ?? null,
  evidencia: { frases, ...noEvidence, ...evidence },
})

/** The number of the case below, or that of the ruling itself, beside a ruling of the index. */
const ofNeighbour = (
  citation: FoundRulingCitation,
  { kind, facts, written, agrees }: NumberBeside,
  evidence: Partial<Evidence>,
): RulingVerdict => {
  const beside = `${understood(facts)}, que su escrito cita al lado`
  const shown = { ...evidence, sentencias: [presentNamedRuling(facts)] }
  if (kind === 'case') {
    const phrase = `Su escrito dice otro rol: la sentencia que cita al lado es la de ${understood(facts)}.`
    return verdict('no_calza', [phrase], shown, facts)
  }
  if (kind === 'sentence')
    return agrees
      ? verdict('existe', [`Es el número de la sentencia de ${beside}. Coincide: número.`], { ...shown, coincide: ['rol'] }, facts)
      : verdict('no_calza', [`Su escrito dice otro número: la de ${beside}, es la ${written}.`], shown, facts)
  if (!agrees)
    return verdict(
      'no_calza',
      [`Su escrito dice otro número: la causa de origen de ${beside}, es ${written}. Revise cuál de los dos es.`],
      shown,
    )
  const phrase = `${understoodAs(citation)}: es la causa de origen de ${beside}. Coincide: número. La sentencia de esa instancia no está en nuestro índice.`
  return verdict('no_esta_en_indice', [phrase], { ...shown, coincide: ['rol'] })
}

const understood = (facts: RulingFacts): string => [citedNumber(facts), facts.court].filter((part) => part !== null).join(', ')
const withoutNumber = ({ bareNumber, kind }: FoundRulingCitation): string => {
  if (kind === 'sentencia') return 'Es el número de la sentencia y no el rol de la causa. Escriba el rol y lo comprobamos.'
  return bareNumber === null
    ? 'La cita no trae el número de la causa. Escríbalo y lo comprobamos.'
    : 'La cita no trae el año de la causa. Escríbalo y lo comprobamos.'
}

interface Missed {
  readonly quotations: readonly CheckedQuotation[]
  readonly elsewhere: RulingElsewhere | null
}

const missing = (citation: FoundRulingCitation, { near, fictional }: CitedRulings, { quotations, elsewhere }: Missed): RulingVerdict => {
  const court = courtOf(citation)
  const here = `No encontramos ${understoodAs(citation)} en nuestro índice. ${notMeaningMissing}`
  const demonstration = fictional ? ['Solo está en el corpus de demostración, que es ficticio.'] : []
  const isOther = court !== null && near.some(({ court: other }) => other !== court)
  const others =
    elsewhere === null
      ? isOther
        ? ['Revise también el tribunal.']
        : []
      : [`Con ese rol y esa fecha existe ${kindOf(citation)} ${ofCourt(elsewhere.facts.court)}. Revise el tribunal.`]
  const moved = quotations.flatMap((quotation) =>
    quotation.resultado === 'en_otra' ? [`El texto citado está en ${placeOf(quotation)}.`] : [],
  )
  return verdict('no_esta_en_indice', [here, ...moved, ...demonstration, ...others], {
    citasTextuales: [...quotations],
    sugerencias: near.map(presentNamedRuling),
    coincide: elsewhere === null ? [] : ['rol', 'fecha'],
    soloFicticia: fictional,
  })
}

const kindOf = ({ kind }: FoundRulingCitation): string => (kind === 'dictamen' ? 'un dictamen u oficio' : 'una sentencia')

/** Number, day and parties or words are those of a ruling of another court. */
const ofOtherCourt = (citation: FoundRulingCitation, { facts, agrees }: RulingElsewhere, evidence: Partial<Evidence>): RulingVerdict => {
  const court = courtOf(citation) ?? ''
  const same = ['ese rol', 'esa fecha', ...agrees.map((fact) => (fact === 'caratula' ? 'esas partes' : 'ese texto'))]
  const phrase = `Existe ${kindOf(citation)} con ${joinWords(same)}, pero es ${ofCourt(facts.court)}; su escrito dice ${court}.`
  return verdict(
    'no_calza',
    [phrase],
    {
      ...evidence,
      sentencias: [presentNamedRuling(facts)],
      diferencias: [{ dato: 'tribunal', escrito: court, enIndice: facts.court }],
      coincide: ['rol', 'fecha', ...agrees],
    },
    facts,
  )
}

interface Compared {
  readonly facts: RulingFacts
  readonly captions: readonly ReturnType<typeof compareCaption>[]
  readonly quotations: readonly CheckedQuotation[]
  readonly statedOn: string | null
  readonly statedCourt: string | null
}

const agreementOf = (
  citation: FoundRulingCitation,
  { facts, captions, quotations, statedOn, statedCourt }: Compared,
): Evidence['coincide'] => {
  const agrees: Evidence['coincide'] = isByCaption(citation) ? [] : ['rol']
  if (courtOf(citation) !== null && citation.isOfficeCarried !== true && !isOtherCourt(statedCourt, facts)) agrees.push('tribunal')
  if (citation.decidedOn !== null && [facts.decidedOn, statedOn].includes(citation.decidedOn)) agrees.push('fecha')
  if (citation.caption !== null && captions.includes('agrees')) agrees.push('caratula')
  if (quotations.some(({ resultado }) => resultado === 'textual')) agrees.push('texto')
  return agrees
}

/** Another court than that of a ruling. Of the region, the text may leave out the number of its court. */
const isOtherCourt = (stated: string | null, { court }: RulingFacts): boolean => {
  if (stated === null || court === stated) return false
  const [region, own] = [stated, court].map((name) => name.split(' de la Región ')[1])
  return region === undefined || (own !== undefined && own !== region)
}

const differencesOf = (
  { decidedOn, isDayCarried = false, caption, ruc }: FoundRulingCitation,
  { facts, captions, statedOn, statedCourt }: Omit<Compared, 'quotations'>,
): Evidence['diferencias'] => [
  ...(statedCourt !== null && isOtherCourt(statedCourt, facts)
    ? [{ dato: 'tribunal' as const, escrito: statedCourt, enIndice: facts.court }]
    : []),
  ...(decidedOn !== null && !isDayCarried && facts.decidedOn !== null && decidedOn !== facts.decidedOn && decidedOn !== statedOn
    ? [{ dato: 'fecha' as const, escrito: formatDate(decidedOn), enIndice: formatDate(facts.decidedOn) }]
    : []),
  ...(caption !== null && captions.length > 0 && captions.every((one) => one === 'differs')
    ? [{ dato: 'caratula' as const, escrito: caption, enIndice: facts.caption }]
    : []),
  ...(ruc !== null && facts.ruc !== null && parseRuc(facts.ruc) !== null && parseRuc(facts.ruc) !== ruc
    ? [{ dato: 'ruc' as const, escrito: ruc, enIndice: parseRuc(facts.ruc) ?? facts.ruc }]
    : []),
]

/** The source and the text of a ruling may date it on different days. Empty where the citation has no day, or both say the same. */
const twoDays = ({ decidedOn }: FoundRulingCitation, facts: RulingFacts, statedOn: string | null): string[] => {
  if (decidedOn === null || facts.decidedOn === null || statedOn === null) return []
  const [ofSource, ofText] = [formatDate(facts.decidedOn), formatDate(statedOn)]
  if (decidedOn === statedOn)
    return [`Su escrito lleva la fecha que dice el texto ${ofPhrase(theAct(facts))}, ${ofText}; la fuente la registra el ${ofSource}.`]
  return decidedOn === facts.decidedOn
    ? [`Su escrito lleva la fecha con que la fuente la registra, ${ofSource}; el texto ${ofPhrase(theAct(facts))} dice ${ofText}.`]
    : [`El texto ${ofPhrase(theAct(facts))} dice ${ofText}.`]
}

/** «el dictamen», «la circular», «la sentencia»: what the index holds. */
const theAct = ({ kind }: Pick<RulingFacts, 'kind'>): string => {
  const numbered = numberedKind(kind) ?? 'sentencia'
  return `${/^(?:circular|resolución|sentencia)/u.test(numbered) ? 'la' : 'el'} ${numbered}`
}

const differencePhrases = (differences: Evidence['diferencias'], facts: RulingFacts): string[] =>
  differences.map(({ dato, escrito, enIndice }) => {
    if (dato === 'fecha') return `Su escrito dice ${escrito}; en el índice ${theAct(facts)} es de ${enIndice}.`
    if (dato === 'tribunal') return `Su escrito dice que es ${ofCourt(escrito)}; en el índice es ${ofCourt(enIndice)}.`
    if (dato === 'ruc') return `Su escrito dice RUC ${escrito}; con ese rol está el RUC ${enIndice}.`
    return `Su escrito dice «${escrito}»; con ese rol está «${enIndice}».`
  })

const quotationPhrase = (quotation: CheckedQuotation, facts: RulingFacts): string => {
  const { resultado, etiqueta, diferencias } = quotation
  if (resultado === 'difiere')
    return `Las palabras citadas difieren del texto de ${understood(facts)}${etiqueta === null ? '' : `, ${etiqueta}`}, en ${diferencias === 1 ? 'una palabra' : `${diferencias} palabras`}.`
  if (resultado === 'en_otra') return `No consta en ${understood(facts)}; el texto está en ${placeOf(quotation)}.`
  return `No encontramos esas palabras en ${understood(facts)} ni en el resto del índice.`
}

/** «rol N° 12.345-2020, Corte Suprema, c. 7°», «el artículo 161, Código del Trabajo». */
export const placeOf = ({ sentencia, norma, etiqueta }: CheckedQuotation): string =>
  norma === null
    ? [sentencia?.numero ?? sentencia?.caratulado ?? 'otra sentencia', sentencia?.tribunal, etiqueta]
        .filter((part) => part != null)
        .join(', ')
    : articleName(norma)

const accessNote = ({ resultado }: CheckedQuotation): string[] =>
  resultado === 'sin_acceso' ? ['Texto en una base de pago: la cita textual no se comparó.'] : []
