import { foldAccents, type NormPartKind, type NormPartText } from '@basejuris/domain'
import { readArticleLabel } from './article-number.ts'

/** A part as a reader found it, in the order of the text. */
export interface DraftPart {
  readonly kind: NormPartKind
  /** Depth: a part belongs to the last one before it with a smaller level. */
  readonly level: number
  /** Number of an article as written; null for other parts, and for articles without one. */
  readonly label: string | null
  /** Canonical number where the source has it; else it is read from the label. */
  readonly article?: string | null
  readonly heading: string
  readonly lines: readonly string[]
  readonly transitory?: boolean
  readonly repealed?: boolean
  readonly modifiedOn?: string | null
  /**
   * Numbering that the article belongs to: '' for the norm's own. A code inside an article of a decree has another one. The largest is
   * block 1.
   */
  readonly numbering?: string
  /** Block, where the source has it. */
  readonly block?: number
  readonly ofNorm?: number | null
}

const divisionWords: readonly (readonly [RegExp, NormPartKind])[] = [
  [/^["“«'\s]*libro\b/iu, 'libro'],
  [/^["“«'\s]*t\s*[íi]\s*t\s*u\s*l\s*o\b/iu, 'titulo'],
  [/^["“«'\s]*cap[íi]tulo\b/iu, 'capitulo'],
  [/^["“«'\s]*(?:p[áa]rrafo\b|§)/iu, 'parrafo'],
  [/^["“«'\s]*secci[óo]n\b/iu, 'seccion'],
]

/** Kind of a division by the first word of its heading. */
export function divisionKind(heading: string): NormPartKind {
  return divisionWords.find(([word]) => word.test(heading))?.[1] ?? 'division'
}

const repealedText = /^(?:["“«]?art(?:[íi]culo|\.)?[^.]{0,30}[.\-–—\s]*)?[([]?\s*derogad[oa]s?\.?\s*[)\]]?\.?$/iu

/** Parts with parents, numbers, blocks and anchors. Divisions without text or parts inside stay: they are part of the structure. */
export function assembleParts(drafts: readonly DraftPart[]): NormPartText[] {
  const blocks = blocksOf(drafts)
  const anchors = new Map<string, number>()
  const open: { readonly level: number; readonly position: number; readonly transitory: boolean }[] = []
  return drafts.map((draft, position) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= draft.level) open.pop()
    const enclosing = isWhole(draft.kind) ? undefined : open.at(-1)
    const transitory = draft.transitory === true || (enclosing?.transitory ?? false) || isTransitoryDivision(draft)
    if (isWhole(draft.kind)) open.length = 0
    else open.push({ level: draft.level, position, transitory })
    const isArticle = draft.kind === 'articulo'
    const article = isArticle ? (draft.article ?? (draft.label === null ? null : readArticleLabel(draft.label, transitory))) : null
    const block = draft.block ?? (isArticle ? (blocks.get(draft.numbering ?? '') ?? 1) : 1)
    const text = draft.lines.join('\n')
    return {
      anchor: uniqueAnchor(anchors, anchorOf(draft, article, block)),
      kind: isArticle && article === null ? 'texto' : draft.kind,
      parent: enclosing?.position ?? null,
      article,
      heading: draft.heading,
      transitory,
      repealed: draft.repealed === true || repealedText.test(text),
      modifiedOn: draft.modifiedOn ?? null,
      block,
      ofNorm: draft.ofNorm ?? null,
      text,
    }
  })
}

/** Preamble, enactment and annexes stand beside the structure. */
const isWhole = (kind: NormPartKind): boolean => kind === 'encabezado' || kind === 'promulgacion' || kind === 'anexo'

const isTransitoryDivision = ({ kind, heading }: DraftPart): boolean =>
  kind !== 'articulo' && /^(?:(?:art[íi]culos|disposici(?:ones|[óo]n)|normas)\s+transitori)/iu.test(heading.trim())

function blocksOf(drafts: readonly DraftPart[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, numbering = '' } of drafts) if (kind === 'articulo') counts.set(numbering, (counts.get(numbering) ?? 0) + 1)
  const inner = [...counts].filter(([numbering]) => numbering !== '')
  if (inner.length === 0) return new Map([['', 1]])
  const [main] = inner.reduce((largest, each) => (each[1] > largest[1] ? each : largest))
  const others = inner.filter(([numbering]) => numbering !== main)
  return new Map([['', 0], [main, 1], ...others.map(([numbering], index) => [numbering, index + 2] as const)])
}

/** Ñ stays apart from N, which articles are lettered with too. */
const slug = (text: string): string =>
  foldAccents(text.replace(/ñ/giu, 'nn'))
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')

/** Words of a division's heading that stay in its anchor: «Título II De los contratos» → `titulo-ii`. */
const headingWords = 2

function anchorOf({ kind, heading }: DraftPart, article: string | null, block: number): string {
  if (article !== null) return `${block === 1 ? '' : `b${block}-`}art-${slug(article)}`
  if (kind === 'encabezado' || kind === 'promulgacion') return kind
  const words = slug(heading).split('-').slice(0, headingWords).join('-')
  return words === '' ? kind : /^[a-z]/u.test(words) ? words : `${kind}-${words}`
}

function uniqueAnchor(used: Map<string, number>, anchor: string): string {
  const times = (used.get(anchor) ?? 0) + 1
  used.set(anchor, times)
  return times === 1 ? anchor : `${anchor}_${times}`
}
