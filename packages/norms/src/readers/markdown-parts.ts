import { findOrdinalLabel, findPrintedLabel, numberingOf, readArticleLabel } from '../assemble/article-number.ts'
import { type DraftPart, divisionKind } from '../assemble/assemble-parts.ts'
import { cleanLines, unwrapLines } from '../assemble/clean-lines.ts'

export interface MarkdownStyle {
  /** Lines are broken at a fixed width. */
  readonly wrapped?: boolean
  /** Articles begin with their printed label in a block of lines, not with a heading. */
  readonly labelled?: boolean
}

const headingLine = /^(?<marks>#{1,6})\s+(?<words>.*\S)\s*$/u
const articleHeading = /^(?:art[íi]culo|art\.|disposici[óo]n\s+transitoria)\s+(?<label>\S.*?)\s*(?:\{#[^}]*\})?$/iu
const transitoryHeading = /^disposici[óo]n\s+transitoria|\btransitori[oa]s?\b/iu
const enactment =
  /^(?:\*\*)?(?:habi[ée]ndose cumplido|[yi] por cuanto|por tanto|por cuanto|t[óo]mese raz[óo]n|an[óo]tese|reg[íi]strese|promúlguese)/iu
/** Characters of the longest heading; more is text. */
const maxHeading = 400

interface Section {
  readonly level: number
  readonly words: string
  readonly lines: string[]
}

/** Parts of the body of a Markdown norm. The heading of the first level is its title and no part. */
export function readMarkdownParts(body: string, style: MarkdownStyle = {}): DraftPart[] {
  const sections = splitSections(body)
  const drafts = sections.flatMap((section) => partsOf(section, style))
  return setNumberings(joinHeadings(separateEnactment(drafts)))
}

function splitSections(body: string): Section[] {
  const sections: Section[] = [{ level: 0, words: '', lines: [] }]
  for (const line of body.split(/\r?\n/u)) {
    const { marks, words = '' } = headingLine.exec(line)?.groups ?? {}
    if (marks === undefined) sections.at(-1)?.lines.push(line)
    else sections.push({ level: marks.length, words: words.replace(/\s*\{#[^}]*\}$/u, ''), lines: [] })
  }
  return sections
}

function partsOf({ level, words, lines }: Section, { wrapped = false, labelled = false }: MarkdownStyle): DraftPart[] {
  const text = withoutEmphasis(lines.join('\n'))
  const label = articleHeading.exec(words)?.groups?.['label']
  const printed = findPrintedLabel(words)
  if (label !== undefined && printed?.label !== undefined && words.length > maxLabel(printed.label)) {
    const outer = { kind: 'articulo', level, label: printed.label, heading: '', lines: [words] } as const
    return [outer, ...(labelled ? readBlocks(text, level + 1) : [])]
  }
  if (label !== undefined && isArticleLabel(label)) return [headedArticle({ level, words, label }, toLines(text, wrapped))]
  const provision = findOrdinalLabel(words)
  if (provision !== null) return [{ ...headedArticle({ level, words, label: provision }, toLines(text, wrapped)), transitory: true }]
  const own = labelled && level > 1 ? splitHeading(text) : { heading: '', rest: text }
  const division = divisionOf({ level, words: [words, own.heading].filter((part) => part !== '').join(' ') })
  const inside = labelled ? readBlocks(own.rest, level + 1) : plainText(toLines(text, wrapped), level + 1, division === null)
  return [...(division === null ? [] : [division]), ...inside]
}

const withoutEmphasis = (text: string): string =>
  text.replace(/(?<!\S)\*\*(\S[\s\S]*?\S)\*\*(?!\S)/gu, '$1').replace(/^\*(\S.*\S)\*$/gmu, '$1')

const toLines = (text: string, wrapped: boolean): string[] =>
  wrapped ? text.split(/\n{2,}/u).flatMap((block) => unwrapLines(block)) : cleanLines(text)

const maxLabel = (label: string): number => label.length + 25
const isArticleLabel = (label: string): boolean => readArticleLabel(label, false) !== null

const headedArticle = ({ level, words, label }: { level: number; words: string; label: string }, lines: readonly string[]): DraftPart => ({
  kind: 'articulo',
  level: Math.max(level, articleLevel),
  label,
  heading: '',
  lines,
  transitory: transitoryHeading.test(words),
  numbering: numberingOf(label),
})

/** Articles stand below every division, whatever marks their heading has. */
const articleLevel = 9

/** The title of the norm is no part. */
function divisionOf({ level, words }: { readonly level: number; readonly words: string }): DraftPart | null {
  if (level <= 1 && divisionKind(words) === 'division') return null
  if (words.length > maxHeading) return { kind: 'texto', level, label: null, heading: '', lines: [words] }
  return { kind: divisionKind(words), level, label: null, heading: words, lines: [] }
}

/** Text before the first heading is the preamble of the norm; under a division it is a text of its own. */
function plainText(lines: readonly string[], level: number, isPreamble: boolean): DraftPart[] {
  if (lines.length === 0) return []
  return [{ kind: isPreamble ? 'encabezado' : 'texto', level: isPreamble ? 0 : level, label: null, heading: '', lines }]
}

/** A heading may go on in the next lines: «## LIBRO PRIMERO», «DE LAS AGUAS». Notes of the gazette in it are dropped. */
function splitHeading(text: string): { readonly heading: string; readonly rest: string } {
  const [first = '', ...rest] = text.replace(/^\n+/u, '').split(/\n{2,}/u)
  const isHeading = !text.startsWith('\n\n') && findPrintedLabel(first) === null && first.length <= maxHeading
  return isHeading ? { heading: withoutNotes(first.split('\n')).join(' ').trim(), rest: rest.join('\n\n') } : { heading: '', rest: text }
}

/** Blocks of lines between empty ones. A block that begins with a printed label is an article; any other one goes on. */
function readBlocks(text: string, level: number): DraftPart[] {
  const drafts: { kind: DraftPart['kind']; label: string | null; transitory: boolean; lines: string[] }[] = []
  for (const block of text.split(/\n{2,}/u)) {
    const lines = cleanLines(withoutNotes(block.split('\n')).join('\n'))
    const [first] = lines
    if (first === undefined) continue
    const printed = findPrintedLabel(first) ?? provisionLabel(first)
    const last = drafts.at(-1)
    if (printed !== null) drafts.push({ kind: 'articulo', ...printed, lines })
    else if (last === undefined || enactment.test(first)) drafts.push({ kind: 'texto', label: null, transitory: false, lines })
    else last.lines.push(...lines)
  }
  return drafts.map((draft) => ({ ...draft, level: draft.kind === 'articulo' ? Math.max(level, articleLevel) : level, heading: '' }))
}

function provisionLabel(first: string): { readonly label: string; readonly transitory: true } | null {
  const label = findOrdinalLabel(first)
  return label === null ? null : { label, transitory: true }
}

const noteLine = /^NOTA:?\s*\d*$/u
const noteText = /publicad[ao]s?|diario oficial|nota al margen|rectific|modificaci[óo]n|vigencia|deroga/iu

/**
 * Lines without the notes of the gazette: «NOTA» alone on its line, then the note or the rest of the sentence, or of the word, that it
 * interrupts.
 */
export function withoutNotes(lines: readonly string[]): string[] {
  const cleaned: string[] = []
  let interrupted = false
  for (const line of lines) {
    if (noteLine.test(line.trim())) {
      interrupted = true
      continue
    }
    const previous = cleaned.at(-1)
    if (!interrupted || previous === undefined) cleaned.push(line)
    else if (/^\p{Ll}/u.test(line) && /\p{L}$/u.test(previous)) cleaned[cleaned.length - 1] = joinWord(previous, line, lines)
    else if (/^\p{Ll}/u.test(line)) cleaned[cleaned.length - 1] = `${previous} ${line}`
    else if (!noteText.test(line)) cleaned.push(line)
    interrupted = false
  }
  return cleaned
}

/** Joins what a note cut apart: one word where neither half is one by itself, else two. */
function joinWord(before: string, after: string, lines: readonly string[]): string {
  const [end = '', start = ''] = [/\p{L}+$/u.exec(before)?.[0], /^\p{L}+/u.exec(after)?.[0]]
  const others = new Set(lines.filter((line) => line !== before && line !== after).flatMap((line) => line.match(/\p{L}+/gu) ?? []))
  const isCut = start.length < 2 || end.length < 2 || others.has(end + start)
  return `${before}${isCut && !shortWords.has(end) && !shortWords.has(start) ? '' : ' '}${after}`
}

const shortWords = new Set(['a', 'e', 'o', 'u', 'y', 'al', 'de', 'el', 'en', 'la', 'lo', 'no', 'se', 'si', 'su', 'ha', 'es'])

/** The last text of a norm, when it enacts it, is its promulgation. */
function separateEnactment(drafts: readonly DraftPart[]): DraftPart[] {
  const last = drafts.at(-1)
  if (last === undefined) return []
  const at = last.lines.findIndex((line) => enactment.test(line))
  if (at < 0 || (at === 0 && last.kind === 'articulo')) return relabelPreamble(drafts)
  const closing: DraftPart = { kind: 'promulgacion', level: 0, label: null, heading: '', lines: last.lines.slice(at) }
  const rest = last.lines.slice(0, at)
  return relabelPreamble([...drafts.slice(0, -1), ...(rest.length === 0 ? [] : [{ ...last, lines: rest }]), closing])
}

const relabelPreamble = (drafts: readonly DraftPart[]): DraftPart[] =>
  drafts.map((draft, at) => (at === 0 && draft.kind === 'texto' && drafts.length > 1 ? { ...draft, kind: 'encabezado', level: 0 } : draft))

/** «# Capítulo I» and «## BASES DE LA INSTITUCIONALIDAD» are one division. */
function joinHeadings(drafts: readonly DraftPart[]): DraftPart[] {
  const joined: DraftPart[] = []
  for (const draft of drafts) {
    const last = joined.at(-1)
    const isName =
      draft.kind === 'division' && last !== undefined && isBareDivision(last) && draft.level > last.level && draft.lines.length === 0
    if (isName) joined[joined.length - 1] = { ...last, heading: `${last.heading} ${draft.heading}` }
    else joined.push(draft)
  }
  return joined
}

const isBareDivision = ({ kind, heading, lines }: DraftPart): boolean =>
  lines.length === 0 && kind !== 'division' && kind !== 'articulo' && heading.split(' ').length <= 3

/** An article that encloses a code is written as a heading: what follows in it is numbered anew. */
function setNumberings(drafts: readonly DraftPart[]): DraftPart[] {
  let outer: { readonly level: number; readonly numbering: string } | null = null
  return drafts.map((draft) => {
    if (outer !== null && draft.level <= outer.level) outer = null
    const numbering = draft.numbering ?? ''
    if (draft.kind === 'articulo' && draft.level < articleLevel) {
      outer = { level: draft.level, numbering: `del${draft.label ?? ''}` }
      return draft
    }
    return outer === null || numbering !== '' ? draft : { ...draft, numbering: outer.numbering }
  })
}
