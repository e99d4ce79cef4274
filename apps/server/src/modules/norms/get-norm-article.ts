import { type NormArticleView, notOfficialText } from '@basejuris/contract'
import { cachedNorm, cachedNormParts, listNormTexts, type StoredNorm } from '@basejuris/database'
import { type ChosenNormVersion, chileanDate, chooseNormVersion, listStandIns, type NormPart, type NormVersion } from '@basejuris/domain'
import { articlePositions, canonicalArticle, hasArticle, listArticles } from '@basejuris/legal-text'
import { hasMarginNotes } from '@basejuris/norms'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { normUrl } from '../rulings/ruling-url.ts'
import { referTo, summarizeNorm } from './get-norm.ts'
import { hasPartedIncisos } from './parted-incisos.ts'
import { presentParagraphs, presentPartAt } from './present-parts.ts'
import { presentShownVersion, type VersionDays } from './present-version.ts'
import { readNorm } from './read-norm.ts'

export interface GetNormArticle {
  readonly idNorma: number
  /** As written: «161 bis», «161-bis», «4 transitorio». */
  readonly article: string
  /** Day whose text is requested, `yyyy-mm-dd`; null for today's. */
  readonly day: string | null
  readonly now?: Date
}

/**
 * The text of an article on a day. The article of a restated law is read in the norm that restates it, where its text is not older.
 * @throws `norm.not_found`, and `norm.article_not_found` where the text or the catalogue shows that the norm has none with this number
 */
export async function getNormArticle(
  services: Pick<Services, 'db'>,
  { idNorma, article: written, day, now = new Date() }: GetNormArticle,
): Promise<NormArticleView> {
  const own = await readNorm(services, idNorma)
  const article = canonicalArticle(written)
  const days = { day, today: chileanDate(now) }
  const { restatedIn } = own.facts
  const restating = restatedIn === null || restatedIn === idNorma ? null : await cachedNorm(services.db, restatedIn)
  const found = await findArticle(services, { idNorma, article, own, restating }, days)
  if (found === null && isKnownAbsent(idNorma, article, own.versions.length > 0)) throw new ServiceError('norm.article_not_found')
  const { name } = own.facts
  return {
    norma: { ...summarizeNorm(own.facts, own.key), url: normUrl(idNorma, article) },
    articulo: article,
    etiqueta: `art. ${article} ${name}`,
    textoDisponible: found !== null,
    textoEn: found === null || found.idNorma === idNorma ? null : await referTo(services, found.idNorma),
    ...(found === null ? { textos: [], version: null, anterior: null, siguiente: null } : await presentFound(services, found, days)),
    advertencia: notOfficialText,
  }
}

/** Without a text only the catalogue can say that a norm lacks an article, and only where it lists the norm's articles. */
const isKnownAbsent = (idNorma: number, article: string, hasText: boolean): boolean =>
  !hasArticle(idNorma, article) && (hasText || listArticles(idNorma).length > 0)

export interface FoundArticle {
  /** Of the norm in which the text stands. */
  readonly idNorma: number
  readonly versions: readonly NormVersion[]
  readonly changeSequence: number
  readonly chosen: ChosenNormVersion<NormVersion>
  readonly parts: readonly NormPart[]
  /** Where the number stands in `parts`: more than once where it is repeated. */
  readonly positions: readonly number[]
}

export interface RequestedArticle {
  readonly idNorma: number
  readonly article: string
  readonly own: Omit<StoredNorm, 'key'>
  /** The stored norm that restates it; null without one. */
  readonly restating: StoredNorm | null
}

/** The text in use of an article on a day, in the norm or in the one that restates it. Null where no text has it. */
export async function findArticle(
  services: Pick<Services, 'db'>,
  { idNorma, article, own, restating }: RequestedArticle,
  days: VersionDays,
): Promise<FoundArticle | null> {
  const ownText = { idNorma, versions: own.versions, changeSequence: own.changeSequence }
  const restated = restating === null ? null : { ...restating, idNorma: restating.facts.idNorma }
  const isFirst = restating !== null && isTextInUse(restating, own.versions, days)
  for (const text of isFirst ? [restated, ownText] : [ownText, restated]) {
    if (text === null) continue
    for (const chosen of candidatesOn(text.versions, days)) {
      const parts = await cachedNormParts(services.db, { ...text, version: chosen.version.version })
      const positions = articlePositions(parts, article, { idNorma, textId: text.idNorma })
      if (positions.length > 0) return { ...text, chosen, parts, positions }
    }
  }
  return null
}

/** The text of a day. Where none is certain, the others too: one may lack the article. */
function* candidatesOn(versions: readonly NormVersion[], { day, today }: VersionDays): Generator<ChosenNormVersion<NormVersion>> {
  for (const chosen of listStandIns(versions, { day: day ?? today, today })) {
    yield chosen
    if (day === null || chosen.certain) return
  }
}

/** The norm that restates a law holds the text in use since its publication, unless the law's own text is newer. */
function isTextInUse(restating: StoredNorm, own: readonly NormVersion[], { day, today }: VersionDays): boolean {
  const { publishedOn } = restating.facts
  if (day !== null && publishedOn !== null && day < publishedOn) return false
  const beginning = (versions: readonly NormVersion[]): string | null =>
    chooseNormVersion(versions, { day: today, today })?.version.inForceFrom ?? null
  const [theirs, ours] = [beginning(restating.versions), beginning(own)]
  return theirs === null || ours === null || theirs >= ours
}

const marginNotice =
  'La fuente dejó notas al margen entre las palabras de este artículo («Ley N° …, …»): no son parte de su texto. Léalo en el sitio oficial.'

const joinedNotice =
  'La fuente no separa los incisos de este artículo: un párrafo puede contener varios. Para citar un inciso, léalo en el sitio oficial.'

async function presentFound(
  { db }: Pick<Services, 'db'>,
  { idNorma, versions, chosen, parts, positions }: FoundArticle,
  days: VersionDays,
): Promise<Pick<NormArticleView, 'textos' | 'version' | 'anterior' | 'siguiente'>> {
  const texts = await listNormTexts(db, { idNorma, version: chosen.version.version, positions })
  const [first = 0] = positions
  const version = presentShownVersion(chosen, versions, days, { modifiedOn: parts[first]?.modifiedOn ?? null })
  const isParted = await hasPartedIncisos(db, { idNorma, version: chosen.version.version, parts, texts: [...texts.values()] })
  const notices = [
    version.aviso,
    texts.values().some((text) => hasMarginNotes(text, idNorma)) ? marginNotice : null,
    isParted ? null : joinedNotice,
  ].filter((notice) => notice !== null)
  return {
    textos: positions.flatMap((position) => {
      const node = presentPartAt(parts, position)
      return node === null ? [] : [{ ...node, parrafos: presentParagraphs(node.ancla, texts.get(position) ?? '', { isParted }) }]
    }),
    version: { ...version, aviso: notices.length === 0 ? null : notices.join(' ') },
    ...neighboursOf(parts, first),
  }
}

function neighboursOf(parts: readonly NormPart[], position: number): Pick<NormArticleView, 'anterior' | 'siguiente'> {
  const here = parts[position]
  const isNeighbour = (part: NormPart): boolean =>
    part.article !== null && part.article !== here?.article && part.block === here?.block && part.ofNorm === here.ofNorm
  return {
    anterior: parts.slice(0, position).findLast(isNeighbour)?.article ?? null,
    siguiente: parts.slice(position + 1).find(isNeighbour)?.article ?? null,
  }
}
