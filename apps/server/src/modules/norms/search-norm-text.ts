import { type DataOf, type FoundArticle, maxFoundArticles, type NormNode, type normTextSearchEndpoint } from '@basejuris/contract'
import { cachedNormParts, listNormTexts } from '@basejuris/database'
import { chileanDate, chooseNormVersion } from '@basejuris/domain'
import { findTerms, mayHaveTerms, parseTerms, type TextMark } from '@basejuris/domain/find-terms'
import { canonicalArticle } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { presentParagraphs, presentPartAt, presentParts } from './present-parts.ts'
import { presentShownVersion } from './present-version.ts'
import { readNorm } from './read-norm.ts'

export interface SearchNormText {
  readonly idNorma: number
  readonly query: string
  /** Day whose text is searched, `yyyy-mm-dd`; null for today's. */
  readonly day: string | null
  readonly now?: Date
}

type Answer = DataOf<typeof normTextSearchEndpoint>

/** Articles of a norm that have all the words, in the order of the text. @throws `norm.not_found` */
export async function searchNormText(
  services: Pick<Services, 'db'>,
  { idNorma, query, day, now = new Date() }: SearchNormText,
): Promise<Answer> {
  const { versions, changeSequence } = await readNorm(services, idNorma)
  const today = chileanDate(now)
  const chosen = chooseNormVersion(versions, { day: day ?? today, today })
  if (chosen === null) return { textoDisponible: false, version: null, articulo: null, total: 0, aciertos: 0, articulos: [] }
  const { version } = chosen.version
  const [parts, texts] = await Promise.all([
    cachedNormParts(services.db, { idNorma, version, changeSequence }),
    listNormTexts(services.db, { idNorma, version }),
  ])
  const nodes = presentParts(parts)
  const terms = parseTerms(query)
  const articles =
    terms.length === 0 ? [] : nodes.flatMap((node, position) => findInArticle({ node, position, text: texts.get(position) ?? '' }, terms))
  const number = canonicalArticle(query.replace(articleWord, ''))
  return {
    textoDisponible: true,
    version: presentShownVersion(chosen, versions, { day, today }),
    articulo: nodes.some(({ articulo }) => articulo === number) ? number : null,
    total: articles.length,
    aciertos: articles.reduce((sum, { hits }) => sum + hits, 0),
    articulos: articles
      .slice(0, maxFoundArticles)
      .map(({ node, number: articulo, ...found }) =>
        presentFound(node, { ...found, articulo }, presentPartAt(parts, found.position)?.ruta ?? []),
      ),
  }
}

const articleWord = /^\s*art(?:[íi]culo|\.)?\s*/iu

interface SearchedPart {
  readonly node: NormNode
  readonly position: number
  readonly text: string
}

interface FoundInArticle extends SearchedPart {
  readonly number: string
  readonly titleMarks: readonly TextMark[]
  readonly textMarks: readonly TextMark[]
  readonly hits: number
}

/** One article at most: none where it lacks a term. */
function findInArticle({ node, position, text }: SearchedPart, terms: ReturnType<typeof parseTerms>): FoundInArticle[] {
  if (node.articulo === null || !mayHaveTerms(`${node.titulo}\n${text}`, terms)) return []
  const inTitle = findTerms(node.titulo, terms)
  const inText = findTerms(text, terms)
  if (terms.some((_, at) => inTitle[at]?.length === 0 && inText[at]?.length === 0)) return []
  const [titleMarks, textMarks] = [joined(inTitle), joined(inText)]
  return [{ node, position, number: node.articulo, text, titleMarks, textMarks, hits: titleMarks.length + textMarks.length }]
}

/** Marks of all terms in the order of the text. Of two that overlap the first stays. */
function joined(marks: readonly (readonly TextMark[])[]): TextMark[] {
  const ordered = marks.flat().sort((a, b) => a[0] - b[0] || b[1] - a[1])
  let end = -1
  return ordered.filter(([from, to]) => {
    if (from < end) return false
    end = to
    return true
  })
}

function presentFound(
  { ancla, titulo, derogado, idNorma }: NormNode,
  { text, titleMarks, textMarks, hits, articulo }: Omit<FoundInArticle, 'node' | 'number' | 'position'> & { readonly articulo: string },
  path: string[],
): FoundArticle {
  const marcas = titleMarks.map((mark): TextMark => [...mark])
  return {
    ancla,
    articulo,
    titulo: { texto: titulo, marcas },
    ruta: path,
    derogado,
    idNorma,
    aciertos: hits,
    fragmento: excerpt(ancla, text, textMarks),
  }
}

/** Characters before and after the first hit. */
const context = { before: 60, after: 140 } as const

/** The words around the first hit, within its line, cut at spaces. */
function excerpt(anchor: string, text: string, marks: readonly TextMark[]): FoundArticle['fragmento'] {
  const [first] = marks
  if (first === undefined) return null
  const lineStart = text.lastIndexOf('\n', first[0]) + 1
  const lineBreak = text.indexOf('\n', first[0])
  const lineEnd = lineBreak < 0 ? text.length : lineBreak
  const near = Math.max(lineStart, first[0] - context.before)
  const from = near === lineStart ? near : Math.min(first[0], text.indexOf(' ', near) + 1 || first[0])
  const far = Math.min(lineEnd, first[1] + context.after)
  const to = far === lineEnd ? far : Math.max(first[1], text.lastIndexOf(' ', far))
  const line = text.slice(0, first[0]).split('\n').length - 1
  const [lead, tail] = [from > lineStart ? '… ' : '', to < lineEnd ? ' …' : '']
  const shift = lead.length - from
  return {
    ancla: presentParagraphs(anchor, text)[line]?.ancla ?? anchor,
    texto: `${lead}${text.slice(from, to)}${tail}`,
    marcas: marks.filter((mark) => mark[0] >= from && mark[1] <= to).map((mark): TextMark => [mark[0] + shift, mark[1] + shift]),
  }
}
