import type { NormNode } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { sentenceCase } from '@basejuris/domain/sentence-case'
import { normHref } from '../../components/ruling/norm-href.ts'
import type { NormAddress } from './norm-address.ts'

/** Norms with so few articles have all their divisions open. */
const maxOpenArticles = 60

/**
 * The structure of a norm as nested lists. Each part has its anchor as id, but those in `shown`, whose text stands on the page. Divisions
 * are open around the article being read, and everywhere in a short norm.
 */
export function structureHtml(nodes: readonly NormNode[], address: NormAddress, shown: ReadonlySet<string>): string {
  const children = Map.groupBy(nodes, ({ padre }) => padre)
  const isShort = nodes.filter(({ articulo }) => articulo !== null).length <= maxOpenArticles
  const open = openDivisions(nodes, shown)
  const list = (parent: string | null): string => {
    const inner = children.get(parent)
    return inner === undefined ? '' : `<ul>${inner.map((node) => `<li>${item(node)}</li>`).join('')}</ul>`
  }
  const item = (node: NormNode): string => {
    const id = shown.has(node.ancla) ? '' : ` id="${escapeHtml(node.ancla)}"`
    const title = `${escapeHtml(sentenceCase(node.titulo))}${node.derogado ? ' <em>(derogado)</em>' : ''}`
    const parts = list(node.ancla)
    if (node.articulo !== null) return `${articleLink(node, address, { id, title, isCurrent: shown.has(node.ancla) })}${parts}`
    if (parts === '') return `<span${id}>${title}</span>`
    return `<details${id}${isShort || open.has(node.ancla) ? ' open' : ''}><summary>${title}</summary>${parts}</details>`
  }
  return list(null)
}

interface LinkText {
  readonly id: string
  readonly title: string
  readonly isCurrent: boolean
}

/** An article of a law that this norm restates is read as that law's. */
function articleLink(node: NormNode, { idNorma, day }: NormAddress, { id, title, isCurrent }: LinkText): string {
  const href = normHref({ idNorma: node.idNorma ?? idNorma, article: node.articulo, day }, node.ancla)
  return `<a${id} href="${escapeHtml(href)}"${isCurrent ? ' aria-current="true"' : ''}>${title}</a>`
}

function openDivisions(nodes: readonly NormNode[], shown: ReadonlySet<string>): ReadonlySet<string> {
  const parents = new Map(nodes.map(({ ancla, padre }) => [ancla, padre]))
  const open = new Set<string>()
  for (const anchor of shown)
    for (let parent = parents.get(anchor) ?? null; parent !== null && !open.has(parent); parent = parents.get(parent) ?? null)
      open.add(parent)
  return open
}
