import { Parser } from 'htmlparser2'

import { isHtmlPage, NormProblem } from '../norm-problem.ts'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

const maxDepth = 100

/**
 * Reads a document into a tree. Names lose their prefix. Entities that the document declares are refused, so nothing in it can grow.
 * @throws {NormProblem} `html_page`, `xml_malformed`, `xml_entities` or `xml_too_deep`
 */
export function parseXml(text: string): XmlElement {
  if (/<!ENTITY/iu.test(text)) throw new NormProblem('xml_entities')
  if (isHtmlPage(text)) throw new NormProblem('html_page')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open: XmlElement[] = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > maxDepth) throw new NormProblem('xml_too_deep', `más de ${maxDepth}`)
        const element: XmlElement = { name: localName(name), attributes, children: [], text: '' }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      onclosetag(name, isImplied) {
        if (isImplied && !isSelfClosing(text, parser.endIndex)) throw new NormProblem('xml_malformed', `falta cerrar <${name}>`)
        open.pop()
      },
      ontext(part) {
        const element = open.at(-1)
        if (element !== undefined) element.text += part
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  const [document] = root.children
  if (document === undefined || root.children.length > 1 || root.text.trim() !== '') throw new NormProblem('xml_malformed')
  return document
}

/** The parser reports `<a/>` as a close that is implied, like that of an element which was never closed. */
const isSelfClosing = (text: string, end: number): boolean => text[end] === '>' && text[end - 1] === '/'

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

export function childrenNamed(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

/** Text of a child, blanks collapsed; null when it is absent or empty. */
export function textOf(element: XmlElement | undefined, name: string): string | null {
  const text = childNamed(element, name)
    ?.text.replace(/[\s\u00a0]+/gu, ' ')
    .trim()
  return text === undefined || text === '' ? null : text
}

/** Texts of the children of a child: «Materias > Materia». */
export function listTexts(element: XmlElement | undefined, list: string, item: string): string[] {
  return childrenNamed(childNamed(element, list), item)
    .map((child) => child.text.replace(/[\s\u00a0]+/gu, ' ').trim())
    .filter((text) => text !== '')
}
