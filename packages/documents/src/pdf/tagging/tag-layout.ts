import type { StructureElement } from 'pdfkit'
import type { Structure } from './structure.ts'
import type { TaggedDocument } from './tagged-document.ts'

/** A line of text: runs of one font, whose `end` counts characters of the paragraph. */
interface LayoutLine {
  readonly box?: { readonly x: number }
  readonly runs: readonly { readonly end: number; readonly xAdvance?: number }[]
}

interface LayoutBox {
  readonly top?: number
  readonly height?: number
  readonly paddingTop?: number
  readonly borderTopWidth?: number
  readonly borderRightWidth?: number
  readonly borderBottomWidth?: number
  readonly borderLeftWidth?: number
}

/** A node of a computed layout, as far as tagging reads and writes it. */
export interface LayoutNode {
  /** «VIEW», «TEXT», «LINK», «CANVAS». */
  readonly type: string
  readonly box?: LayoutBox
  readonly style?: { readonly backgroundColor?: unknown }
  readonly props?: { readonly structure?: Structure; readonly fixed?: boolean; readonly src?: unknown; readonly paint?: () => void }
  readonly lines?: readonly LayoutLine[]
  readonly children?: readonly LayoutNode[]
  readonly value?: string
}

/**
 * Adds the marks of a tagged PDF to the pages of a layout, as nodes that draw nothing. Text goes to its structure element, in the order
 * of the layout. Backgrounds, borders and what repeats on every page become artifacts.
 */
export function tagLayout(document: TaggedDocument, layout: LayoutNode): LayoutNode {
  const root = document.struct('Document')
  document.addStructure(root)
  const elements = new Map<Structure, StructureElement>()
  const elementOf = (structure: Structure, parent: StructureElement): StructureElement => {
    const known = elements.get(structure)
    if (known !== undefined) return known
    const element = document.struct(structure.type)
    const owner = structure.within === undefined ? parent : elementOf(structure.within, parent)
    owner.add(element)
    elements.set(structure, element)
    return element
  }

  const tagText = (node: LayoutNode, element: StructureElement, tag: string): LayoutNode[] =>
    (node.lines ?? []).length === 0
      ? [node]
      : [mark(document, () => element.add(document.markStructureContent(tag))), node, mark(document, () => document.endMarkedContent())]

  const tagParagraph = (node: LayoutNode, structure: Structure, parent: StructureElement): LayoutNode[] => {
    const [heading, rest] = separateRunIn(node, structure)
    const headingType = structure.runIn?.heading ?? 'P'
    const tagged = heading === null ? [] : tagText(heading, elementOf({ ...structure, type: headingType }, parent), headingType)
    return [...tagged, ...tagText(rest, elementOf(structure, parent), structure.type)]
  }

  const tagLink = (node: LayoutNode, parent: StructureElement): LayoutNode[] => {
    const paragraph = elementOf({ type: 'P' }, parent)
    const element = document.struct('Link')
    paragraph.add(element)
    const children = (node.children ?? []).flatMap((child) => tagText(child, element, 'Link'))
    const link = { element, description: textOf(node) }
    return [mark(document, () => document.openLink(link)), { ...node, children }, mark(document, () => document.closeLink())]
  }

  const tagNode = (node: LayoutNode, parent: StructureElement): LayoutNode[] => {
    if (node.props?.fixed) return asArtifact(document, node, 'Pagination')
    const [decoration, plain] = separateDecoration(node)
    const drawn = decoration === null ? [] : asArtifact(document, decoration, 'Layout')
    if (node.type === 'LINK') return [...drawn, ...tagLink(plain, parent)]
    const structure = node.props?.structure
    if (node.type === 'TEXT') {
      return [...drawn, ...tagParagraph(plain, structure ?? { type: 'P' }, parent)]
    }
    const element = structure === undefined ? parent : elementOf(structure, parent)
    return [...drawn, { ...plain, children: (plain.children ?? []).flatMap((child) => tagNode(child, element)) }]
  }
  return { ...layout, children: (layout.children ?? []).flatMap((page) => tagNode(page, root)) }
}

const textOf = ({ value = '', children = [] }: LayoutNode): string => value + children.map(textOf).join('')

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

/** The background and borders of a node as a node of their own, and the node without them. */
function separateDecoration(node: LayoutNode): [LayoutNode | null, LayoutNode] {
  const { box = {}, style = {} } = node
  const hasBorder = sides.some((side) => (box[`border${side}Width`] ?? 0) > 0)
  if (!hasBorder && style.backgroundColor === undefined) return [null, node]
  const noBorders = Object.fromEntries(sides.map((side) => [`border${side}Width`, 0]))
  const { backgroundColor: _, ...plainStyle } = style
  return [
    { type: 'VIEW', box, style, props: {}, children: [] },
    { ...node, box: { ...box, ...noBorders }, style: plainStyle },
  ]
}

/** The heading with which a text begins as a node of its own, drawn where it stood, and the text without it. */
function separateRunIn(node: LayoutNode, { runIn }: Structure): [LayoutNode | null, LayoutNode] {
  const [line, ...more] = node.lines ?? []
  if (runIn === undefined || line === undefined) return [null, node]
  const heading = line.runs.filter(({ end }) => end <= runIn.length)
  if (heading.length === 0) return [null, node]
  const rest = line.runs.slice(heading.length)
  const width = heading.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
  const after = { ...line, runs: rest, box: { ...line.box, x: (line.box?.x ?? 0) + width } }
  return [
    { ...node, lines: [{ ...line, runs: heading }] },
    { ...node, lines: rest.length === 0 ? more : [after, ...more] },
  ]
}

function asArtifact(document: TaggedDocument, node: LayoutNode, type: 'Layout' | 'Pagination'): LayoutNode[] {
  return [mark(document, () => document.markContent('Artifact', { type })), node, mark(document, () => document.endMarkedContent())]
}

const noSpace: LayoutBox & { readonly left: number; readonly width: number } = { left: 0, top: 0, width: 1, height: 1 }

/** A node that runs `paint` where it stands. The renderer saves the graphics state twice around it: marks stay outside. */
function mark(document: TaggedDocument, paint: () => unknown): LayoutNode {
  const outside = (): void => {
    document.restore().restore()
    paint()
    document.save().save()
  }
  return { type: 'CANVAS', box: noSpace, style: {}, props: { paint: outside }, children: [] }
}
