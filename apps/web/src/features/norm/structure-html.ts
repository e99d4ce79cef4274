import type { NormNode } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import { normHref } from '../../components/ruling/norm-href.ts'
import type { NormAddress } from './norm-address.ts'

/** Norms with so few articles have all their divisions open. */
const maxOpenArticles = 60

/** The structure of a norm as nested lists, made once for all readers. Each part has its anchor as id. */
export interface StructureHtml {
  readonly html: string
  readonly parts: ReadonlyMap<string, StructurePart>
}

interface StructurePart {
  readonly parent: string | null
  readonly kind: 'link' | 'heading' | 'open' | 'closed'
  /** Where ` id="…"` stands in the HTML. */
  readonly from: number
  readonly to: number
}

/** Divisions are open in a short norm, else closed. */
export function buildStructureHtml(nodes: readonly NormNode[], address: Pick<NormAddress, 'idNorma' | 'day'>): StructureHtml {
  const children = Map.groupBy(nodes, ({ padre }) => padre)
  const isShort = nodes.filter(({ articulo }) => articulo !== null).length <= maxOpenArticles
  const parts = new Map<string, StructurePart>()
  let html = ''
  const writeId = ({ ancla, padre }: NormNode, kind: StructurePart['kind']): void => {
    const from = html.length
    html += ` id="${escapeHtml(ancla)}"`
    parts.set(ancla, { parent: padre, kind, from, to: html.length })
  }
  const writeList = (parent: string | null): void => {
    const inner = children.get(parent)
    if (inner === undefined) return
    html += '<ul>'
    for (const node of inner) {
      html += '<li>'
      writeItem(node)
      html += '</li>'
    }
    html += '</ul>'
  }
  const writeItem = (node: NormNode): void => {
    const title = `${escapeHtml(sentenceCase(node.titulo))}${node.derogado ? ' <em>(derogado)</em>' : ''}`
    if (node.articulo !== null) {
      html += '<a'
      writeId(node, 'link')
      html += ` href="${escapeHtml(articleHref(node, address))}">${title}</a>`
      writeList(node.ancla)
    } else if (children.has(node.ancla)) {
      html += '<details'
      writeId(node, isShort ? 'open' : 'closed')
      html += `${isShort ? ' open' : ''}><summary>${title}</summary>`
      writeList(node.ancla)
      html += '</details>'
    } else {
      html += '<span'
      writeId(node, 'heading')
      html += `>${title}</span>`
    }
  }
  writeList(null)
  return { html, parts }
}

/** An article of a law that this norm restates is read as that law's. Those of this norm have no path: a code has thousands of them. */
const articleHref = (node: NormNode, { idNorma, day }: Pick<NormAddress, 'idNorma' | 'day'>): string => {
  const own = node.idNorma === null || node.idNorma === idNorma
  const href = normHref({ idNorma: node.idNorma ?? idNorma, article: node.articulo, day }, node.ancla)
  return own ? href.slice(href.indexOf('?')) : href
}

/**
 * The structure around the articles whose text stands on the page: these lose their id to the text, are marked as current, and the
 * divisions that hold them are open.
 */
export function openStructureAt({ html, parts }: StructureHtml, shown: ReadonlySet<string>): string {
  const changes = new Map<string, { readonly part: StructurePart; readonly attribute: string }>()
  for (const anchor of shown) {
    const part = parts.get(anchor)
    if (part === undefined) continue
    changes.set(anchor, { part, attribute: part.kind === 'link' ? ' aria-current="true"' : '' })
    for (let at = part.parent; at !== null; ) {
      const division = parts.get(at)
      if (division === undefined) break
      if (division.kind === 'closed' && !changes.has(at))
        changes.set(at, { part: division, attribute: `${html.slice(division.from, division.to)} open` })
      at = division.parent
    }
  }
  let [written, end] = ['', 0]
  for (const { part, attribute } of [...changes.values()].sort((a, b) => a.part.from - b.part.from)) {
    written += html.slice(end, part.from) + attribute
    end = part.to
  }
  return written + html.slice(end)
}
