import type { CheckedCitation, CheckedQuotation, CitationVerdict, CitedRuling } from '@basejuris/contract'
import type { NormFacts } from '@basejuris/domain'
import { formatDate } from '@basejuris/domain/spanish-format'
import {
  canonicalArticle,
  canonicalNormKey,
  type FoundNormCitation,
  hasArticle,
  lastArticle,
  listArticles,
  type MissingPlace,
  missingPlace,
  type OtherTitle,
  unpartedInciso,
  wholeKey,
} from '@basejuris/legal-text'
import type { ArticleHistory, ArticleWording } from '../norms/article-wordings.ts'
import { lacksPlace } from '../norms/lacks-place.ts'
import { mayBeStaged, stagedNotice } from '../norms/present-version.ts'
import { normUrl } from '../rulings/ruling-url.ts'
import type { BriefNorm } from './articles-without-law.ts'
import type { NormHistories } from './norm-histories.ts'
import {
  ambiguousNorm,
  deferredNote,
  misquotedNorm,
  namedOtherwise,
  uncataloguedNorm,
  uncheckedInciso,
  uncomparedNorm,
  unknownLaw,
  unnamedLaw,
} from './norm-phrases.ts'

type Evidence = Partial<CheckedCitation['evidencia']> & { readonly frases: string[] }
type NormVerdict = Pick<CheckedCitation, 'veredicto' | 'idNorma'> & { readonly evidencia: Evidence }

/** The ruling that the text cites for an article. */
export interface AppliedIn {
  readonly decidedOn: string
  /** «rol N° 12.345-2020, Corte Suprema». */
  readonly name: string
  /** Null where the index lacks it: its day is the one that the text gives. */
  readonly ruling: CitedRuling | null
}

/** What the verdict on a norm is made of besides its citation. */
export interface NormEvidence {
  readonly histories: NormHistories
  readonly appliedIn: AppliedIn | null
  /** Quotations of it, already compared. */
  readonly quotations: readonly CheckedQuotation[]
  /** The title of another law that the text gives to it. */
  readonly otherTitle: OtherTitle | null
  /** Real rulings of the index that cite the norm or article of a key. */
  readonly countCiting: (key: string) => Promise<number>
}

/**
 * What the catalogue and the imported texts say of a citation: whether the norm and its article exist and are in force today. Quoted words
 * are compared, and a change counts where it came after the ruling that the text cites for the article.
 */
export async function normVerdict(citation: BriefNorm, evidence: NormEvidence): Promise<NormVerdict> {
  const verdict = await verdictOnNorm(citation, evidence)
  if (citation.isLawUnnamed !== true) return verdict
  return { ...verdict, evidencia: { ...verdict.evidencia, frases: [...verdict.evidencia.frases, unnamedLaw(citation.label)] } }
}

const verdictOnNorm = async (citation: FoundNormCitation, evidence: NormEvidence): Promise<NormVerdict> => {
  const { idNorma, article: found, missingArticle, label, candidates } = citation
  if (candidates.length > 0) return { veredicto: 'tipo_ambiguo', idNorma: null, evidencia: { frases: [ambiguousNorm(candidates)] } }
  if (idNorma === null)
    return isLaw(citation)
      ? { veredicto: 'no_esta_en_indice', idNorma, evidencia: { frases: [unknownLaw(label)] } }
      : { veredicto: 'no_comprobado', idNorma, evidencia: { frases: [uncataloguedNorm(label)] } }
  const { facts } = await evidence.histories.norm(idNorma)
  const { otherTitle } = evidence
  if (otherTitle !== null) {
    const other = await evidence.histories.norm(otherTitle.idNorma)
    return { veredicto: 'tipo_ambiguo', idNorma: null, evidencia: { frases: [namedOtherwise(facts, other.facts, otherTitle.written)] } }
  }
  const article = found ?? missingArticle
  const history = article === null ? null : await evidence.histories.article({ idNorma, article: canonicalArticle(article) })
  const subject = { idNorma, article, label, facts, history, key: citation.key }
  const missed = missing(subject)
  const texts = await textsOf(citation, history, evidence.histories)
  const place = missingPlace(citation.subdivisions, texts)
  const lacking = place === null ? null : lackingPlace(subject, place, history)
  const isCited = missed !== null && (await evidence.countCiting(canonicalNormKey(wholeKey(citation.key), article))) > 0
  const finding = verdictOf(subject, (isCited ? citedArticle(subject) : missed) ?? lacking, evidence)
  const inciso = finding.veredicto === 'no_esta_en_indice' ? null : unpartedInciso(citation.subdivisions, texts)
  const noted = inciso === null ? finding : { ...finding, frases: [...finding.frases, uncheckedInciso(article ?? '', inciso)] }
  return withQuotations(evidence.quotations, noted, { url: normUrl(idNorma, article), idNorma })
}

/** The catalogue holds nearly every law, and only some decrees and no treaty. */
const isLaw = ({ key }: FoundNormCitation): boolean => /^ley-\d/u.test(key)

interface Subject {
  readonly idNorma: number
  readonly article: string | null
  readonly label: string
  readonly key: string
  readonly facts: NormFacts
  /** Null where no article is cited. */
  readonly history: ArticleHistory | null
}

interface Finding {
  readonly veredicto: CitationVerdict
  readonly frases: string[]
  readonly coincide: CheckedCitation['evidencia']['coincide']
  readonly sentencias?: CitedRuling[]
}

const verdictOf = (
  subject: Subject,
  missed: Finding | null,
  { histories, appliedIn }: Pick<NormEvidence, 'histories' | 'appliedIn'>,
): Finding => repealed(subject, histories.today) ?? missed ?? changedSince(subject, appliedIn) ?? inForce(subject, { histories, appliedIn })

/** An article that the list of the catalogue lacks, and that rulings of the index cite: lists of some norms are those of their first text. */
const citedArticle = ({ facts, article }: Subject): Finding => ({
  veredicto: 'no_comprobado',
  frases: [
    `${facts.name} está en nuestro catálogo. Su lista de artículos no tiene el ${article}, pero sentencias de nuestro índice lo citan: revíselo en el texto oficial.`,
  ],
  coincide: ['norma'],
})

/** The norm or the article is not in force today. */
const repealed = ({ facts, history, article }: Subject, today: string): Finding | null => {
  if (facts.repealed && (facts.repealedOn ?? '') <= today) {
    const since = facts.repealedOn === null ? '' : ` desde el ${formatDate(facts.repealedOn)}`
    return {
      veredicto: 'norma_derogada',
      frases: [`${facts.name}: norma derogada${since}, según la Biblioteca del Congreso.`],
      coincide: ['norma'],
    }
  }
  const current = currentOf(history)
  if (current?.isRepealed === true) {
    const since = current.from === null || !current.isDated ? '' : ` desde el ${formatDate(current.from)}`
    const phrase = `El artículo ${article} está derogado${since}.`
    return { veredicto: 'norma_derogada', frases: [phrase], coincide: ['norma', 'articulo'] }
  }
  if (history?.removedOn == null) return null
  const phrase = `El artículo ${article} ya no está en la norma: el texto que rige desde el ${formatDate(history.removedOn)} no lo tiene.`
  return { veredicto: 'norma_derogada', frases: [phrase], coincide: ['norma', 'articulo'] }
}

const currentOf = (history: ArticleHistory | null): ArticleWording | undefined => history?.wordings.find(({ state }) => state === 'current')

/** The norm has no such article, as far as its articles are known. */
const missing = ({ idNorma, article, facts, history, key }: Subject): Finding | null => {
  if (article === null || (history?.wordings.length ?? 0) > 0 || hasArticle(idNorma, canonicalArticle(article))) return null
  if (listArticles(idNorma).length === 0 && listArticles(facts.restatedIn ?? idNorma).length === 0) return null
  const last = lastArticle(idNorma)
  const range = last === null || key.includes('transitorio') ? '' : ` Su último artículo permanente es el ${last}.`
  const phrase = `${facts.name} está en nuestro catálogo, pero no el artículo ${article}.${range}`
  return { veredicto: 'no_esta_en_indice', frases: [phrase], coincide: ['norma'] }
}

/** The imported texts of the article, where the citation names a place within it. */
const textsOf = async (
  { subdivisions }: FoundNormCitation,
  history: ArticleHistory | null,
  histories: NormHistories,
): Promise<readonly string[]> =>
  history === null || subdivisions.length === 0
    ? []
    : Promise.all(history.wordings.map(async (wording) => (await histories.wordsOf(wording)).text))

/** «artículo 160 N° 9», of an article that goes up to 7. «artículo 183 letra C» is more likely the article 183 C. */
const lackingPlace = ({ idNorma, article, facts }: Subject, place: MissingPlace, history: ArticleHistory | null): Finding => {
  const lettered = `${article} ${place.cited.toUpperCase()}`
  const isOtherArticle = place.kind === 'letra' && hasArticle(idNorma, canonicalArticle(lettered))
  const isChanged = history?.wordings.length === 1 && currentOf(history)?.from !== history.publishedOn
  return {
    veredicto: isOtherArticle ? 'no_comprobado' : 'no_esta_en_indice',
    frases: [
      lacksPlace(`El artículo ${article}, ${facts.name},`, place),
      ...(isOtherArticle ? [`Puede referirse al artículo ${lettered}.`] : []),
      ...(isChanged && !isOtherArticle ? ['Puede ser de una redacción anterior, que no está importada.'] : []),
    ],
    coincide: ['norma', 'articulo'],
  }
}

/** The article changed after the ruling that the text cites for it. */
const changedSince = ({ history, article }: Subject, appliedIn: AppliedIn | null): Finding | null => {
  const changedOn = appliedIn === null ? null : changeAfter(history, appliedIn.decidedOn)
  if (appliedIn === null || changedOn === null) return null
  const { name, decidedOn, ruling } = appliedIn
  const phrase = `El artículo ${article} cambió el ${formatDate(changedOn)}, después de ${name}, de ${formatDate(decidedOn)}, que su escrito cita junto a él.`
  return { veredicto: 'norma_modificada', frases: [phrase], coincide: ['norma', 'articulo'], sentencias: ruling === null ? [] : [ruling] }
}

/** First day of the wording in force, where it is known to have begun after a day. A norm that begins is no change. */
const changeAfter = (history: ArticleHistory | null, day: string): string | null => {
  const current = currentOf(history)
  if (history === null || current === undefined || current.from === null || current.from <= day) return null
  const isChange = current.isDated
    ? history.publishedOn === null || current.from > history.publishedOn
    : history.wordings.some(hasSource(current))
  return isChange ? current.from : null
}

/** Texts of two sources may differ without a change. */
const hasSource =
  ({ source }: ArticleWording) =>
  (wording: ArticleWording): boolean =>
    wording.state === 'earlier' && wording.source === source

const inForce = (
  { idNorma, article, label, facts, history }: Subject,
  { histories, appliedIn }: Pick<NormEvidence, 'histories' | 'appliedIn'>,
): Finding => {
  const later = facts.repealed && facts.repealedOn !== null && facts.repealedOn > histories.today
  const notes = [
    ...(later && facts.repealedOn !== null ? [`Queda derogada el ${formatDate(facts.repealedOn)}.`] : []),
    ...changeNotes(history, appliedIn, histories.today),
  ]
  const isKnown = article === null || (history?.wordings.length ?? 0) > 0 || hasArticle(idNorma, canonicalArticle(article))
  const phrase = isKnown
    ? `${label}: está en nuestro catálogo de normas.`
    : `${facts.name} está en nuestro catálogo, que no tiene la lista de sus artículos: el artículo no se comprobó.`
  return { veredicto: 'existe', frases: [phrase, ...notes], coincide: article === null || !isKnown ? ['norma'] : ['norma', 'articulo'] }
}

/** A change alone is a note. So is what the imported texts cannot say. */
const changeNotes = (history: ArticleHistory | null, appliedIn: AppliedIn | null, today: string): string[] => {
  const current = currentOf(history)
  const [deferred] = history?.wordings.filter(({ state }) => state === 'deferred') ?? []
  const isChanged = current?.isDated === true && current.from !== null && history?.publishedOn != null && current.from > history.publishedOn
  const isUnknown = appliedIn !== null && current !== undefined && !current.isDated && (current.from ?? '9999') > appliedIn.decidedOn
  return [
    ...(isChanged ? [`Su última redacción se publicó el ${formatDate(current.from ?? '')}.`] : []),
    ...(isChanged && mayBeStaged(current.from, today) ? [stagedNotice] : []),
    ...(isUnknown ? [`No sabemos si cambió después de ${appliedIn.name}: no hay versiones históricas importadas.`] : []),
    ...(deferred === undefined ? [] : [deferredNote(deferred)]),
  ]
}

interface Named {
  readonly idNorma: number
  readonly url: string
}

const misquoted = new Set<CheckedQuotation['resultado']>(['difiere', 'en_otra', 'no_consta'])

/** A repeal outweighs a misquotation, which outweighs a change. */
const withQuotations = (quotations: readonly CheckedQuotation[], finding: Finding, { idNorma, url }: Named): NormVerdict => {
  const wrong = quotations.find(({ resultado }) => misquoted.has(resultado))
  const earlier = quotations.find(({ resultado }) => resultado === 'otra_redaccion')
  const shown = wrong ?? earlier
  const isRepealed = finding.veredicto === 'norma_derogada'
  const veredicto = shown === undefined || isRepealed ? finding.veredicto : wrong === undefined ? 'norma_modificada' : 'cita_no_coincide'
  const isExisting = finding.veredicto === 'existe' && shown !== undefined
  const frases = [
    ...(shown === undefined ? [] : [misquotedNorm(shown)]),
    ...(isExisting ? finding.frases.slice(1) : finding.frases),
    ...(quotations.some(({ resultado }) => resultado === 'sin_texto') ? [uncomparedNorm] : []),
  ]
  const coincide = quotations.some(({ resultado }) => resultado === 'textual') ? [...finding.coincide, 'texto' as const] : finding.coincide
  return {
    veredicto,
    idNorma,
    evidencia: { frases: [...new Set(frases)], coincide, url, citasTextuales: [...quotations], sentencias: finding.sentencias ?? [] },
  }
}
