import { PatternGroup } from '../analysis/pattern-group.ts'
import {
  course,
  cuenta,
  examined,
  expertFinds,
  listedDocument,
  openQuestion,
  pointOfProof,
  produces,
  remembers,
  testifies,
} from './evidence-cues.ts'
import {
  answers,
  bodyHolds,
  bodyViews,
  bringsEvidence,
  citesAuthority,
  isOnEvidence,
  isWeighing,
  lodgesClaim,
  tookPart,
} from './other-actors.ts'
import {
  actsBelow,
  announcesAct,
  comparesRulings,
  comparison,
  continuesRuling,
  inWhoseView,
  listsReasons,
  offersContrast,
  recountsRuling,
  rulingRole,
  someDecision,
  withinRuling,
} from './other-rulings.ts'
import { ownCue, ownPatterns } from './own-cues.ts'
import {
  accordingToTeller,
  accuses,
  answersCourt,
  asks,
  asksCourt,
  firstPerson,
  hasFiled,
  holdsView,
  informsFirst,
  isCopiedFiling,
  isFiled,
  namesTeller,
  petitions,
  proposes,
  refersTo,
  requested,
  turnsToParty,
  withoutAsides,
} from './party-cues.ts'
import {
  accountOpeners,
  accountVerbs,
  askedActs,
  courtActs,
  courtNames,
  courtWords,
  evidenceVerbs,
  evidenceWords,
  litigants,
  ownCourtNames,
  partyWords,
  pleadingWords,
  procedureWords,
  reasoningWords,
  statingVerbs,
  testimonyWords,
  turnWords,
} from './speaker-words.ts'
import { appears, informs, isAnsweringClaim, isLitigantOfTrial, lodges, readTeller } from './teller.ts'

/**
 * What a sentence shows of who speaks. An `opening` begins what the court holds: «Y teniendo presente: …». In `party` a party tells something, in `somebody` another may («El servicio expuso que …»). In
 * `account` no subject is named («Agrega que …»). A `view` is a party's for its sentence alone («Para la recurrente, …»), and a `body` one of a body whose role is not said. A `document` is also what a party files; an `exhibit` is an item of a list, and `course` what was done in the case. What is `brought` a party brings before the court that hears it. A `decision` is the court's whoever spoke before, and a `heading` nobody's.
 * `bench` is what the court does by the name that parties give it too.
 * In an `offer` who appeals brings rulings to compare, `contrast` tells of them, and in a `comparison` the court
 * weighs them. Parties use `turn`, `finding` and `reasoning` as well, the first least often.
 */
export type Cue =
  | 'opening'
  | 'court'
  | 'bench'
  | 'decision'
  | 'turn'
  | 'finding'
  | 'reasoning'
  | 'party'
  | 'somebody'
  | 'view'
  | 'body'
  | 'account'
  | 'evidence'
  | 'brought'
  | 'document'
  | 'exhibit'
  | 'ruling'
  | 'offer'
  | 'contrast'
  | 'comparison'
  | 'heading'
  | 'procedure'
  | 'course'
  | 'none'

/** A text, and as `foldSameLength` has it. */
export interface FoldedText {
  readonly text: string
  readonly folded: string
}

export interface SentenceCue {
  readonly cue: Cue
  /** Who tells it, as written and folded («la recurrente»), or what is known of the role («recurrente», a `RulingRole`). Null when not said. */
  readonly role: string | null
  /** True where somebody reports to the court because it ordered so. */
  readonly reports: boolean
  /** Somebody is named who is no party: «El servicio expuso que …». */
  readonly isAnother: boolean
  /** The sentence says itself that another begins to speak. */
  readonly isTurn: boolean
  /** It begins with the party and what that tells. */
  readonly isFirst: boolean
}

const openingLength = 420
const maxRead = 1500
const ordinal = /^[^:.]{0,60}?(?:[:.°)]\s?-?\s*)+/u
const numberedHead = /^(?:\p{L}+(?: \p{L}+)?|\d{1,3})\s?(?:[:.°º)]\s?-?\s*)+/u
/** «Respecto de lo que la demandada alega, …» answers a party; it is the court's own. */
const answering =
  'respecto|habiend|atendid|conforme|en cuanto a lo|en relacion|del tenor|de lo|para (?!acredit|prob|demostr|fund|sustent|justific)|aunque|si bien|pese|no obstante|aun|enseguida'
const before = `^(?:[^.:]{0,80}[.:] )?(?:que,? )?(?!${answering})(?:(?:${turnWords})\\b[^.;:,]{0,90}, ?){0,2}`
const otherPredicate =
  'que|no|aunque|si bien|articulos?|consta|resulta|cabe|corresponde|fueron|fue|es|son|esta(?! (?:(?:primera|segunda|tercera|ultima) )?(?:via|accion|parte|presentacion|demanda|gestion|causal|impugnacion|pretension)\\b)|estan|era|seria|habria|cual|cuales|cuy[oa]s?|se (?!ha\\b|han\\b|fund)'
/** Up to `maxLetters` letters of the same sentence without another predicate. */
const within = (maxLetters: number, ends = '.;:'): string => `(?:(?!\\b(?:${otherPredicate})\\b)[^${ends}]){0,${maxLetters}}?`

const someone = `(?<!\\best[ea] )\\b(?:${partyWords}|${pleadingWords})\\b`
const lawSays =
  '(?:,? (?:tambien|ademas|asimismo|luego))?,? (?:(?:el|la) (?:(?:referid|citad|mencionad|aludid|mism|propi)[oa] )?(?:articulo|precepto|inciso|legislador|norma|ley|disposicion|doctrina|jurisprudencia|sentencia|fallo|profesor|autor|tratadista|boletin|reglamento|circular|diccionario|tratado)|dich[oa]|est[ea] (?:corte|tribunal|norma|articulo))'
const recounts = `(?:ha |han )?(?:${accountVerbs}|comparecido)\\b(?!${lawSays})`
const isLodged = 'se (?:ha|han) (?:deducido|interpuesto|presentado|entablado|impetrado)\\b'
const party = new RegExp(
  `${before}(?:${within(60)}${someone}${within(200, '.:')}\\b(?:${accountVerbs})\\b|${isLodged}|(?:(?!\\bconsta\\b)[^.;]){0,160}\\b(?<!no )comparec(?:e|en|io|ieron|iendo)\\b|${recounts}[^.;:]{0,40}${someone})`,
  'u',
)
const notSomebody =
  /\b(?:articul|ley|norma|codigo|precepto|doctrina|jurisprudencia|corte|tribunal|sentencia|fallo|autor|profesor|inciso|legislador|contrato|clausula|certificado|documento|prueba|carta|acta\b|resolucion|oficio|decreto|expediente|dictamen|constitucion|reglamento|circular|diccionario|causal|juez|jueza|pagare|factura|hecho|declaracion|confesional|testi(?:go|moni)|absol|peritaj|perit[oa]\b)/u
const opener = new RegExp(
  `(?:^(?:que,? )?|, )(?:(?:y|asimismo|ademas|tambien|luego|finalmente|igualmente|en efecto|basicamente|especificamente|fundamentalmente|principalmente|seguidamente|enseguida|posteriormente|previamente|lo que),? ){0,3}(?:${accountOpeners})\\b(?!${lawSays})`,
  'u',
)
const recounting = new RegExp(`${before}${recounts}`, 'u')
const somebody = new RegExp(
  `^(?:(?:por su parte|a su turno|a su vez|en tanto|en cambio|al respecto|asimismo|ademas),? )?(?:que,? )?(?:el|la|los|las|don|doña|[\\p{L}]+) [^.;:,]{0,90}?\\b(?:${accountVerbs}) (?:que|ser|haber|lo siguiente|en sintesis)\\b`,
  'u',
)
const maxLead = 200

/** «Por lo expuesto, solicita …»: before the verb stands nothing that could say it but the one who spoke already. */
const continuesAccount = (opening: string): boolean => {
  const at = opener.exec(opening)?.index ?? maxLead
  return at < maxLead && !notSomebody.test(opening.slice(0, at))
}
/** «El servicio expuso que …». */
const isAccountOfSomebody = (opening: string): boolean => {
  const account = somebody.exec(opening)?.[0]
  return account !== undefined && !notSomebody.test(account)
}
const evidence = new RegExp(
  `${before}(?:${within(120)}\\b(?:(?:${evidenceVerbs})\\b${within(120)}\\b(?:${evidenceWords})\\b|prest(?:o|aron) declaracion\\b|(?:renunci(?:o|ando) a su )?derecho a guardar silencio\\b)|[^.;]{0,60}\\b(?:${testimonyWords})\\b)`,
  'u',
)
const procedure = new RegExp(`^(?:[^.;]{0,220}\\b)?(?:${procedureWords})\\b`, 'u')
const actsOf = (names: string): RegExp =>
  new RegExp(`\\b(?:${names})\\b(?:(?!\\b(?:${askedActs})\\b)[^.;:]){0,80}?\\b(?:${courtActs})\\b`, 'u')
const court = actsOf(courtNames)
/** What it says of itself. A party says «el tribunal carece de competencia» too. */
const ownCourt = actsOf(ownCourtNames)
/** The court refers to what it reasoned before, or says what it has to resolve. */
const reasoned =
  /\b(?:conforme a|segun|por|de|atendido|con) lo (?:ya |antes |hasta aqui |precedentemente )?(?:razonado|concluido|resuelto)\b|\bcomo (?:ya )?se (?:ha razonado|razono|viene razonando|ha concluido)\b|^(?:[^.:]{0,30}[.:°º)-]+ )?(?:que,? )?para (?:resolver|dilucidar|zanjar|despejar) (?:el|la|est[ea]|dich[oa]|tal|es[ea]) (?:\p{L}+ )?(?:planteamiento|alegacion|controversia|asunto|cuestion|punto|incidencia|excepcion|discusion|conflicto)\b/u
/** «Y teniendo presente: …» opens what the court holds. */
const considers = /^(?:(?:y|vist[oa]s?),? )*(?:con lo relacionado,? )?(?:y )?(?:teniendo (?:ademas )?presente|considerando)\s?:\s*\S/u
/** Items of a list and answers of who is questioned reason nothing. */
const item = /^(?:\d{1,3}\s?[.)°-]|[a-z]\)|[-–—•*]|para que diga|no, no|si, es)/u

const courtTurn =
  /\b(?:a juicio|en concepto|en opinion) (?:de (?:est[ea]|est[ao]s) (?:tribunal|corte|magistrad|sentenciador|adjudicador|juez|jueces|juzgador)|del tribunal\b(?! (?:a quo|de|del|oral|recurrid)))|\best[ea] (?:tribunal|corte|sentenciador|sentenciadora|magistrad[oa]|juez|jueza)\b[^.;:]{0,40}? (?:desestima|rechaza|acoge)\b|\b(?:debe|cabe|corresponde|puede) \p{L}+ por est[ea] (?:corte|tribunal)\b|\b(?:estima|considera|concluye|entiende) (?:el|este) tribunal\b(?! (?:a quo|de|del|recurrid|oral))|\bpara (?:el|este|estos) (?:tribunal|sentenciador)\p{L}*\b(?! (?:de|a quo))|\bhechos de la causa,? por (?:encontrarse|estar|haberse|haber)\b|\bllev(?:o|aron|a|an) a (?:est[aeo]s?|el) (?:tribunal|sentenciador|juez|jueces|adjudicador|magistrad|corte)\p{L}*|\bsobre el particular\b|\b(?:sentencia|fallo|resolucion)\b[^.;:]{0,40}? sera (?:confirmad|revocad|mantenid)[oa]\b|^como (?:puede|es posible|es dable) (?:advertir|apreciar|observar|constatar|colegir)(?:se)?\b|\bdebiendo(?: asi| en consecuencia)? (?:resolverse|declararse|decidirse)\b|\bcumpl(?:o|e) con (?:informar|señalar|manifestar|indicar)|^(?:[ivx]+\s?[.)-]*\s?|\d\s?[.)-]+\s?)?(?:analisis|fundamentos? juridicos?|conclusion(?:es)?|consideraciones)\s?[.:]?$|^conclusion(?:es)?\s?:\s?\S|\bno (?:siendo|resulta|resultan|resultando|es|son) atendibles? (?:l[ao]s?|el|dich[ao]s?|est[aeo]s?|tal|tales) (?:defensa|alegacion|argument|excepcion|objecion)\p{L}*|(?:^|[:.°] )(?:que,? )?para (?:resolver|dilucidar|determinar|decidir|zanjar)\b[^.;:]{0,160}\b(?:(?:se hace|resulta|es|sera) (?:indispensable|necesario|preciso|menester|imprescindible)|se debe tener presente)\b/u
/** Who decides says what the evidence of the parties shows: «De la prueba aportada por la actora consta que …». */
const showsFromEvidence = String.raw`de (?:la|las|los) (?:propi[oa]s? |mism[oa]s? |sol[oa]s? )?(?:pruebas?|probanzas?|(?:prueba )?(?:documental|instrumental|testimonial|pericial|confesional)|documentos|instrumentos|antecedentes|medios de prueba)\b[^.;:]{0,40}?\b(?:aportad|rendid|acompañad|incorporad|allegad|aparejad|agregad|producid)[oa]s?\b[^.;:]{0,240}?\b(?:consta|aparece|fluye|emana|se (?:acredita|evidencia|establece|deduce|infiere))`
/** The court infers from evidence: «la declaración del testigo … permite desprender», «de los antecedentes que constan en la causa, surge». */
const infers =
  /^(?:(?:\p{L}+|\d{1,3})\s?[.:)°º-]+\s*)?(?:que,? )?(?:[^.;:]{0,60}, )?(?:(?:la|las|los|el|dich[oa]s?|est[eao]s?) (?:declaracion|declaraciones|testimonios?|dichos|documentos?|instrumentos?|prueba|pruebas|probanzas|antecedentes|peritajes?|correos?|fotografias?|contratos?|confesional|documental|testimonial)\b[^.;:]{0,200}\bpermiten? (?:\p{L}+ )?(?:desprender|colegir|concluir|inferir|establecer|tener por|acreditar|visualizar|deducir|formar|dar por|advertir)|(?:de|con|del) (?:la|los|las|merito de los|estos|(?:conjunto|analisis|examen|estudio) de (?:los |las |la )?) ?(?:antecedentes|documentos|probanzas|pruebas?|instrumentos|declaraciones|prueba rendida)\b[^.;:]{0,160}\b(?:surge|fluye|aparece|consta que|(?:es posible|se puede|es dable) (?:establecer|concluir|inferir|colegir|desprender|tener)|se (?:desprende|colige|infiere|concluye|advierte|sigue|establece))\b)/u
const finding = new RegExp(String.raw`\b(?:${courtWords}|${showsFromEvidence})\b`, 'u')
/** What was lodged is a thing that the court speaks of: «la causal interpuesta no puede prosperar». */
const accountWords = new RegExp(`\\b(?:${statingVerbs}|${accountOpeners})\\b`, 'u')
const reasoning = new RegExp(`\\b(?:${reasoningWords})\\b`, 'u')
/** Forms of companies and titles, whose full stops end no sentence. */
const abbreviated = /\b(?:s\.\s?a\.|ltda\.|cia\.|sra?\.|srta\.|iltma\.|excma\.)/gu
/** Folded text with single blanks, without the full stops of abbreviations. */
const plain = (folded: string): string =>
  folded
    .replace(abbreviated, (word) => word.replaceAll('.', ''))
    .replace(/\s+/gu, ' ')
    .trim()

const withoutHead = (whole: string): string => whole.replace(numberedHead, '').replace(/^(?:que,? )+/u, '')

/** A heading of the case, by its label in capitals: «MATERIA: …», «DEMANDANTE: …». */
const heading =
  /^\s*(?:MATERIA|PROCEDIMIENTO|DEMANDAD[OA]S?|DEMANDANTES?|DENUNCIAD[OA]S?|DENUNCIANTES?|RECLAMANTES?|RECLAMAD[OA]S?|EJECUTANTES?|EJECUTAD[OA]S?|SOLICITANTES?|REQUIRENTES?|QUERELLANTES?|IMPUTAD[OA]S?|ACUSAD[OA]S?|ABOGAD[OA]S?|PATROCINANTES?|APODERAD[OA]S?|RECURRENTES?|RECURRID[OA]S?|CARATULAD[OA]S?|CAUSA|RI[TC]|RUC|RUT|ROL|JUEZA?|FECHA|DELITOS?)(?: [\p{Lu}°º./]+){0,4}\s?:(?!.{400})/u
/** «Oídas las partes y considerando:». */
const opensReasons =
  /^(?:oidas las partes,? (?:y )?)?(?:(?:y|vist[oa]s?|oid[oa]s?|con lo relacionado|ademas),? )*(?:y )?(?:teniendo (?:ademas |en cuenta )?presente|considerando|(?:teniendo|tomando) en consideracion|vist[oa]s?)(?: (?:ademas|y oidos?))?\s?[:.]?$/u

/** A line of a form that only says who was present: «COMPARECE EN PRISIÓN PREVENTIVA». */
const bareAppearance = /^(?:[^.:]{0,20}[.:] )?comparec(?:e|en|io|ieron)\b(?![^,;.]* (?:y|e|quien(?:es)?|a|para) )[^,;.]{0,80}\.?$/u

/** The longer patterns. Most sentences hold no word that they need. */
const longPatterns = new PatternGroup([
  ...ownPatterns,
  offersContrast,
  comparesRulings,
  comparison,
  court,
  reasoned,
  courtTurn,
  cuenta,
  continuesRuling,
  listsReasons,
  announcesAct,
  actsBelow,
  inWhoseView,
  withinRuling,
  testifies,
  bringsEvidence,
  infers,
  firstPerson,
  tookPart,
  answers,
  lodgesClaim,
  requested,
  accuses,
  asks,
  asksCourt,
  answersCourt,
  proposes,
  petitions,
  holdsView,
  hasFiled,
  isFiled,
  bodyHolds,
  bodyViews,
  evidence,
  expertFinds,
  produces,
  course,
  finding,
  remembers,
  someDecision,
  procedure,
])

const cueOf = ({ text, folded }: FoldedText, first: boolean): Cue => {
  if (heading.test(text)) return 'heading'
  const whole = withoutAsides(plain(folded.slice(0, maxRead)))
  if (opensReasons.test(whole) || bareAppearance.test(whole)) return 'heading'
  const matchesIn = longPatterns.read(whole)
  const unnumbered = first ? withoutHead(whole) : whole
  const opening = unnumbered.slice(0, openingLength)
  const opensWith = (...patterns: readonly RegExp[]): boolean => patterns.some((pattern) => matchesIn(pattern, opening))
  let continues: boolean | undefined
  const goesOn = (): boolean => (continues ??= continuesAccount(opening))
  const accountAt = accountWords.exec(whole)?.index ?? Number.POSITIVE_INFINITY
  const isBeforeAccount = (words: RegExp): boolean => matchesIn(words, whole) && whole.search(words) < accountAt
  const compares = matchesIn(comparison, whole)
  if (matchesIn(offersContrast, whole) && !compares) return 'offer'
  if (matchesIn(comparesRulings, whole)) return 'contrast'
  if (considers.test(whole)) return 'opening'
  if (isCopiedFiling(whole)) return 'account'
  if (isBeforeAccount(reasoned)) return 'court'
  if (isBeforeAccount(court)) return ownCourt.test(whole) ? 'court' : 'bench'
  const own = ownCue(whole, matchesIn)
  if (own !== null) return own
  if (matchesIn(courtTurn, whole)) return 'turn'
  if (opensWith(cuenta)) return first ? 'procedure' : 'course'
  if (compares && !goesOn()) return 'comparison'
  if (recountsRuling(opening, goesOn(), matchesIn)) return 'ruling'
  if (opensWith(testifies)) return 'evidence'
  if (opensWith(bringsEvidence)) return 'brought'
  if (opensWith(infers)) return 'turn'
  if (matchesIn(firstPerson, whole)) return 'account'
  if (pointOfProof.test(opening)) return 'procedure'
  if (opensWith(tookPart)) return 'course'
  if (isAnsweringClaim(opening) || opensWith(answers) || (first && matchesIn(lodgesClaim, unnumbered))) return 'party'
  if (opensWith(requested, accuses, asks, asksCourt, answersCourt, proposes, petitions)) return 'party'
  if (opensWith(holdsView, hasFiled, isFiled)) return 'view'
  if (opensWith(bodyHolds, bodyViews) && !turnsToParty.test(opening)) return 'body'
  if (opensWith(evidence) || examined.test(opening) || (opensWith(expertFinds) && !goesOn())) return 'evidence'
  if (opensWith(produces)) return 'document'
  if (listedDocument.test(whole)) return 'exhibit'
  if (opensWith(course)) return 'course'
  if (openQuestion.test(whole)) return 'none'
  if (isBeforeAccount(finding)) return 'finding'
  if (opensWith(remembers)) return 'evidence'
  if (opensWith(someDecision)) return 'ruling'
  if (opensWith(namesTeller)) return 'party'
  if (opensWith(accordingToTeller)) return 'account'
  if (accountAt > maxRead && !filed.test(opening)) return opensWith(procedure) ? 'procedure' : reasonsOrNone(opening)
  if (refersTo.test(opening) && !/[:“«"]/u.test(whole)) return reasonsOrNone(opening)
  if (turnsToParty.test(opening)) return 'party'
  if (party.test(opening) || (first && party.test(whole.replace(ordinal, '').slice(0, openingLength)))) return 'party'
  if (isAccountOfSomebody(opening) || informsFirst.test(opening)) return 'somebody'
  if (goesOn() || recounting.test(opening)) return 'account'
  if (matchesIn(finding, whole)) return 'finding'
  return opensWith(procedure) ? 'procedure' : reasonsOrNone(opening)
}

const filed = /\bse (?:ha|han)\b|comparec/u

const reasonsOrNone = (opening: string): Cue => (!item.test(opening) && reasoning.test(opening.slice(0, 120)) ? 'reasoning' : 'none')

/** Whether an author, a law or another ruling is who says what a sentence tells. */
export function isOfAuthority({ folded }: FoldedText): boolean {
  return citesAuthority(plain(folded))
}

/** Whether a section that begins with this text is about evidence. */
export function isEvidential({ folded }: FoldedText): boolean {
  return isOnEvidence(plain(folded.slice(0, maxRead)))
}

/** Whether a section that begins with this text weighs the evidence. */
export function weighsEvidence({ folded }: FoldedText): boolean {
  return isWeighing(plain(folded.slice(0, maxRead)))
}

/** Whether the letter that ended a contract follows, as a party copies it. */
export function announcesLetter({ folded }: FoldedText): boolean {
  return folded.trimEnd().endsWith(':') && letterFollows.test(plain(folded.slice(-openingLength)))
}
const letterFollows = /\b(?:cartas? (?:de )?(?:aviso|auto ?despido|despido|termino)|misiva)\b[^:]{0,160}:$/u

/** Whether a section that begins with this sentence summarises what was filed. */
export function isPleading({ folded }: FoldedText): boolean {
  return pleads.test(plain(folded.slice(0, 2 * openingLength)))
}
const pleads =
  /\b(?:siguientes? (?:razones|argumentos|fundamentos|alegaciones|motivos|terminos|consideraciones)|lo siguiente)\b[^.:]{0,40}:\s*$|\b(?:acusacion|alegatos?|apertura|clausura|comparec|se present[oa] (?:ante|don|doña)|deduc(?!ir\b|irs)|dedujo|interpon|interpus|interpuest|evacu|contesto|contestando|formulo acusacion|dedujo acusacion)/u

/** Letters within which an account without a subject says that somebody appears or informs. */
const maxLeadIn = 60

const nobody = { role: null, reports: false, isAnother: false, isTurn: false, isFirst: false } as const

/** What one sentence shows; `first` for the first of its section, which may begin with «Segundo: Que, …». */
export function readSentence(sentence: FoldedText, first: boolean): SentenceCue {
  const { folded } = sentence
  const cue = cueOf(sentence, first)
  if (cue === 'offer') return { cue, ...nobody, role: 'contraste' }
  if (cue === 'ruling') return { cue, ...nobody, role: rulingRole(plain(folded).slice(0, openingLength)) }
  if (cue !== 'party' && cue !== 'somebody' && cue !== 'account' && cue !== 'view') return { cue, ...nobody }
  const whole = withoutAsides(plain(folded.slice(0, 2 * openingLength)))
  const unnumbered = first ? withoutHead(whole) : whole
  const opening = unnumbered.slice(0, openingLength)
  const isNamed = cue === 'account' && (informs.test(opening.slice(0, maxLeadIn)) || appears.test(opening.slice(0, maxLeadIn)))
  const teller =
    cue === 'view'
      ? { role: viewRole(opening), isAnother: false, isTurn: true, isFirst: false }
      : readTeller(opening, unnumbered, cue !== 'account' || isNamed)
  const reports =
    (cue !== 'account' || isNamed) && informs.test(opening.slice(0, 160)) && !lodges.test(opening) && !isLitigantOfTrial(teller.role)
  return { cue: isNamed ? 'party' : cue, ...teller, reports }
}

const ofView = new RegExp(`\\b(?:(?<article>el|la|los|las) |(?:de)?l )?(?:parte )?(?<role>${litigants})\\b`, 'u')

const viewRole = (opening: string): string | null => {
  const { article, role = null } = ofView.exec(opening)?.groups ?? {}
  if (role !== null) return article === undefined ? role : `${article} ${role}`
  return /^(?:por|en|mediante) (?:el|su) recurso\b/u.test(opening) ? 'recurrente' : null
}
