import { posix } from 'node:path'
import type { ReadPart } from '../reading/documents/docx-paragraphs.ts'
import type { DocxParts } from '../reading/documents/docx-parts.ts'
import { relationsOf, targetOf } from '../reading/documents/docx-relations.ts'

/** Who comments, and when. */
export interface Annotator {
  readonly author: string
  readonly initials: string
  readonly at: Date
}

/** Word opens no document with more ranges of comments ([MS-OI29500] 2.1.315). */
export const maxCommentRanges = 32_767

const typesName = '[Content_Types].xml'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const transitional = {
  main: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  relation: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments',
}
const strict = {
  main: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
  relation: 'http://purl.oclc.org/ooxml/officeDocument/relationships/comments',
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML 1.0 cannot hold. */
const unwritable = /[\p{Cs}\u{fffe}\u{ffff}]|(?![\t\n\r])\p{Cc}/gu

/** Text as XML holds it, in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/gu, (character) => escapes[character] ?? '')
}

type Body = Pick<ReadPart, 'name' | 'xml'>

/** The comments of a DOCX: those it has, and new ones behind them. */
export class CommentsPart {
  readonly #annotator: string
  readonly #initials: string
  readonly #used: Set<string>
  readonly #name: string
  readonly #parts: ReadonlyMap<string, string>
  readonly #bodyName: string
  readonly #namespaces: typeof transitional
  readonly #added: string[] = []
  /** Ranges of comments in the body. */
  count: number
  #lastId = 0

  private constructor(name: string, parts: ReadonlyMap<string, string>, { name: bodyName, xml: body }: Body, annotator: Annotator) {
    const { author, initials, at } = annotator
    this.#name = name
    this.#parts = parts
    this.#bodyName = bodyName
    this.#namespaces = body.includes(`"${strict.main}"`) ? strict : transitional
    this.#annotator = `w:author="${escapeXml(author)}" w:date="${at.toISOString().slice(0, 19)}Z"`
    this.#initials = `w:initials="${escapeXml(initials)}"`
    this.#used = new Set([...parts.values(), body].flatMap((xml) => [...xml.matchAll(/\bw:id="(-?\d+)"/gu)].map(([, id = '']) => id)))
    this.count = body.split('<w:commentRangeStart').length - 1
  }

  /** Reads what says where the comments are, and the comments. */
  static async open(opened: DocxParts, parts: readonly ReadPart[], annotator: Annotator): Promise<CommentsPart> {
    const [body = { name: 'word/document.xml', xml: '' }] = parts
    const relationsName = relationsOf(body.name)
    const relations = opened.exists(relationsName) ? await opened.read(relationsName) : null
    const name = relations === null ? null : targetOf(relations, 'comments', posix.dirname(body.name))
    const read = new Map([[typesName, await opened.read(typesName)]])
    if (relations !== null) read.set(relationsName, relations)
    const own = name ?? freeName(opened)
    if (name !== null && opened.exists(name)) read.set(name, await opened.read(name))
    for (const { name: of, xml } of parts) if (of !== own && of !== body.name) read.set(of, xml)
    return new CommentsPart(own, read, body, annotator)
  }

  /** An identifier that no comment, change or bookmark of the document has. */
  #newId(): string {
    do this.#lastId += 1
    while (this.#used.has(String(this.#lastId)))
    return String(this.#lastId)
  }

  /** Adds a comment and answers its identifier. */
  add(lines: readonly string[]): string {
    const id = this.#newId()
    const paragraphs = lines.map((line, at) => {
      const mark = at === 0 ? '<w:r><w:annotationRef/></w:r>' : ''
      return `<w:p>${mark}<w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`
    })
    this.#added.push(
      `<w:comment xmlns:w="${this.#namespaces.main}" w:id="${id}" ${this.#annotator} ${this.#initials}>${paragraphs.join('')}</w:comment>`,
    )
    this.count += 1
    return id
  }

  /** The start tag of a tracked change. */
  change(element: 'w:ins' | 'w:del'): string {
    return `<${element} w:id="${this.#newId()}" ${this.#annotator}>`
  }

  /** The parts that hold the new comments or lead to them. Empty without new comments. */
  parts(): [name: string, xml: string][] {
    if (this.#added.length === 0) return []
    const comments = this.#added.join('')
    const known = this.#parts.get(this.#name)
    const own = known === undefined ? null : insertBefore(known, 'w:comments', comments)
    const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    const written: [string, string][] = [
      [this.#name, own ?? `${declaration}<w:comments xmlns:w="${this.#namespaces.main}">${comments}</w:comments>`],
    ]
    const types = this.#parts.get(typesName) ?? ''
    if (!types.includes(`PartName="/${this.#name}"`))
      written.push([
        typesName,
        insertBefore(types, 'Types', `<Override PartName="/${this.#name}" ContentType="${commentsType}"/>`) ?? types,
      ])
    const [folder, relationsName] = [posix.dirname(this.#bodyName), relationsOf(this.#bodyName)]
    const relations = this.#parts.get(relationsName) ?? `${declaration}<Relationships xmlns="${packageRelations}"></Relationships>`
    if (targetOf(relations, 'comments', folder) === null) {
      const target = posix.relative(folder, this.#name)
      const relation = `<Relationship Id="${freeRelation(relations)}" Type="${this.#namespaces.relation}" Target="${target}"/>`
      written.push([relationsName, insertBefore(relations, 'Relationships', relation) ?? relations])
    }
    return written
  }
}

const freeName = (opened: DocxParts): string => {
  for (let number = 0; ; number += 1) {
    const name = `word/comments${number === 0 ? '' : number}.xml`
    if (!opened.exists(name)) return name
  }
}

const freeRelation = (relations: string): string => {
  for (let number = 1; ; number += 1) {
    const id = `rIdBaseJuris${number}`
    if (!relations.includes(`"${id}"`)) return id
  }
}

/** Puts XML in at the end of a root element, also of an empty one. Null where there is none. */
function insertBefore(xml: string, root: string, added: string): string | null {
  const end = xml.lastIndexOf(`</${root}>`)
  if (end >= 0) return xml.slice(0, end) + added + xml.slice(end)
  const empty = xml.match(new RegExp(`<${root}(?=[\\s/])[^>]*/>`, 'u'))?.[0]
  return empty === undefined ? null : xml.replace(empty, () => `${empty.slice(0, -2)}>${added}</${root}>`)
}
