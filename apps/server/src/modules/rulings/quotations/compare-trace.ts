import type { ComparedPartView, QuotationComparisonView } from '@basejuris/contract'
import { cachedNorm, listQuotations, type QuotationWithSources } from '@basejuris/database'
import type { Entitlement, Ruling } from '@basejuris/domain'
import { joinParagraphs, NormWordings, placesOf, quotedText } from '@basejuris/ingestion'
import { type ComparedPart, compareQuotation, type QuotationComparison, WordSequence } from '@basejuris/legal-text'
import { anchorLabel } from '@basejuris/search'
import type { Services } from '../../../services.ts'
import { articleLabel, originOf } from './list-traces.ts'

interface ComparedTrace {
  readonly ruling: Ruling
  /** Number of the quotation, from 0. */
  readonly n: number
}

const partTypes = { same: 'igual', onlyQuoted: 'solo_escrito', onlySource: 'solo_fuente', hidden: 'oculto' } as const
const presentPart = ({ kind, text }: ComparedPart): ComparedPartView => ({ tipo: partTypes[kind], texto: text })
const payWall = 'El texto de la sentencia de origen está en una base de pago.'

/**
 * One quotation of a ruling beside the text where it stands, word by word. Null where it has no origin. A ruling of a base that the actor
 * may not read gives no text.
 */
export async function compareTrace(
  services: Pick<Services, 'db' | 'rulings'>,
  { readable }: Entitlement,
  { ruling, n }: ComparedTrace,
): Promise<QuotationComparisonView | null> {
  const [quotation] = await listQuotations(services.db, ruling.docId, { offset: n, limit: 1 })
  const text = quotation === undefined ? null : quotedText(paragraphsOf(ruling), quotation)
  if (quotation === undefined || text === null) return null
  const origin = originOf(quotation, ruling.decidedOn)
  if (origin === null) return null
  if (origin === 'norm') return compareWithNorm(services, quotation, text)
  const source = await services.rulings.find(origin.sourceDocId)
  if (source === null) return null
  if (!readable.has(source.collection)) return { n, lugar: null, pasaje: null, partes: [], conOcultas: false, mensaje: payWall }
  const paragraphs = paragraphsOf(source)
  const words = new WordSequence(joinParagraphs(paragraphs))
  const comparison = compareQuotation(text, words)
  if (comparison.kind === 'absent') return null
  return { n, ...present(comparison, words), lugar: placeOf(source, placesOf(paragraphs)(comparison.from).anchor) }
}

const paragraphsOf = ({ sections }: Ruling) => sections.flatMap(({ paragraphs }) => paragraphs)

/** «c. 7°» where the paragraph stands in a section that is named. */
function placeOf({ sections }: Ruling, anchor: string): string | null {
  const section = sections.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.anchor === anchor))
  return section === undefined || section.kind === 'texto' ? null : anchorLabel(section.anchor)
}

async function compareWithNorm(
  { db }: Pick<Services, 'db'>,
  { position, idNorma, normVersion, article }: QuotationWithSources,
  text: string,
): Promise<QuotationComparisonView | null> {
  if (idNorma === null) return null
  const norms = new NormWordings(db)
  const inArticle = await norms.compare(text, { idNorma, article })
  const found = inArticle.length > 0 ? inArticle : await norms.compare(text, { idNorma, article: null })
  const nearest = found.find(({ version }) => version.version === normVersion) ?? found[0]
  if (nearest === undefined) return null
  const lugar = articleLabel({ idNorma: nearest.idNorma, article }, await cachedNorm(db, nearest.idNorma))
  return { n: position, ...present(nearest.comparison, nearest.words), lugar }
}

function present(
  comparison: Exclude<QuotationComparison, { readonly kind: 'absent' }>,
  words: WordSequence,
): Pick<QuotationComparisonView, 'pasaje' | 'partes' | 'conOcultas' | 'mensaje'> {
  const isDifferent = comparison.kind === 'different'
  const conOcultas = isDifferent ? comparison.parts.some(({ kind }) => kind === 'hidden') : comparison.hidden
  return {
    pasaje: words.text.slice(comparison.from, comparison.to),
    partes: isDifferent ? comparison.parts.map(presentPart) : [],
    conOcultas,
    mensaje: conOcultas ? 'Lo que una máscara oculta no se comparó.' : null,
  }
}
