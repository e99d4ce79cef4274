import type { NormArticleText, NormArticleView, normArticleEndpoint } from '@basejuris/contract'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import { formatDate } from '@basejuris/domain/spanish-format'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { lineHref } from '../../../../components/ruling/line-href.ts'
import { normHref } from '../../../../components/ruling/norm-href.ts'
import { describeArticleVersion, restatedNote, shownParagraphs } from '../../../../format/norm-text.ts'
import { make, type Part } from './make-element.ts'

interface NamedArticle {
  readonly idNorma: number
  readonly article: string
  /** Day of the ruling, `yyyy-mm-dd`; null when unknown. */
  readonly day: string | null
}

/** The article that a link of the text names, as worded on the day of the ruling. Null where the link names a norm alone. */
export function namedArticle(root: HTMLElement, link: HTMLAnchorElement): NamedArticle | null {
  const idNorma = Number(new URL(link.href).searchParams.get('idNorma'))
  const article = link.dataset['article']
  return idNorma > 0 && article !== undefined ? { idNorma, article, day: root.dataset['day'] ?? null } : null
}

/** Its text, version, source and page. Rejects where the norm or the article is not known. */
export async function lawParts(named: NamedArticle, signal: AbortSignal): Promise<Part[]> {
  const { idNorma, article, day } = named
  const query = day === null ? '' : `?fecha=${day}`
  const found = await callFromBrowser<typeof normArticleEndpoint>(
    'GET',
    `/v1/norms/${idNorma}/articles/${encodeURIComponent(article)}${query}`,
    undefined,
    signal,
  )
  const page = make('p', {}, make('a', { href: normHref(named) }, 'Ver el artículo en la página de la norma'))
  const key = `${found.norma.clave ?? idNorma}:${found.articulo}`
  const line = make('p', {}, make('a', { href: lineHref({ article: key, question: '' }) }, 'Ver la línea jurisprudencial del artículo'))
  if (found.textos.length === 0)
    return [note('El texto de este artículo no está importado. Está en el sitio de la Biblioteca del Congreso.'), page, line]
  return [...found.textos.map((text) => lawText(text, found.textos.length > 1)), ...notesOf(found, day), page, line]
}

const note = (text: string) => make('p', { class: 'rd-note' }, text)

function lawText({ ruta, titulo, derogado, ...text }: NormArticleText, isOneOfSeveral: boolean): HTMLElement {
  const path = [...ruta, ...(isOneOfSeveral ? [titulo] : [])].map(sentenceCase).join(' › ')
  return make(
    'div',
    { class: 'rd-law' },
    ...(path === '' ? [] : [note(path)]),
    ...(derogado ? [make('p', { class: 'rd-law-notice' }, 'Derogado')] : []),
    ...shownParagraphs(text).map(({ texto }) => make('p', {}, texto)),
  )
}

/** What the reader must know of the text: of which day it is, from where, and that it is not the official one. */
function notesOf({ textos, version, textoEn, advertencia }: NormArticleView, day: string | null): HTMLElement[] {
  const notes = textos.length > 1 ? [`La norma tiene ${textos.length} artículos con este número: se muestran todos.`] : []
  if (textoEn !== null) notes.push(`El texto está en ${textoEn.nombre}, ${restatedNote}`)
  if (day === null) notes.push('No consta la fecha de esta sentencia: se muestra el texto de hoy.')
  else if (version?.corresponde) notes.push(`Así regía el ${formatDate(day)}, fecha de esta sentencia.`)
  notes.push(version === null ? advertencia : `${describeArticleVersion(version, textos)} ${advertencia}`)
  const notice = version?.aviso ?? null
  return [...(notice === null ? [] : [make('p', { class: 'rd-law-notice' }, notice)]), ...notes.map(note)]
}
