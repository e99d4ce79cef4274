import { DomUtils, parseDocument } from 'htmlparser2'

/** Text of every table row, cell by cell, with single spaces. Rows without cells are dropped. */
export interface HtmlTable {
  /** Header cells, lower case; empty when the table has none. */
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const tidy = (text: string): string => text.replace(/[\s\u00a0]+/gu, ' ').trim()

type Root = ReturnType<typeof parseDocument>

/** A table inside a table counts separately. A fragment of bare rows counts as one table. */
const readTables = (root: Root): HtmlTable[] => {
  const rows = DomUtils.getElementsByTagName('tr', root, true)
  const byTable = new Map<unknown, { header: string[]; rows: string[][] }>()
  const tableOf = (node: { parent: unknown } & object): unknown => {
    let at = node.parent as { name?: string; parent: unknown } | null
    while (at !== null && at.name !== 'table') at = at.parent as typeof at
    return at
  }
  for (const row of rows) {
    const key = tableOf(row)
    const table = byTable.get(key) ?? { header: [], rows: [] }
    byTable.set(key, table)
    const cells = DomUtils.getElementsByTagName((name) => name === 'td' || name === 'th', row, true).filter((cell) => cell.parent === row)
    const texts = cells.map((cell) => tidy(DomUtils.innerText(cell)))
    if (cells.length > 0 && cells.every((cell) => cell.name === 'th')) table.header.push(...texts.map((text) => text.toLowerCase()))
    else if (cells.length > 0) table.rows.push(texts)
  }
  for (const head of DomUtils.getElementsByTagName('thead', root, true)) {
    const table = byTable.get(tableOf(head))
    if (table !== undefined && table.header.length === 0)
      table.header.push(...DomUtils.getElementsByTagName('th', head, true).map((cell) => tidy(DomUtils.innerText(cell)).toLowerCase()))
  }
  return [...byTable.values()]
}

/** Bold labels with what follows them in their cell: `<strong>Tribunal:</strong> 3º Juzgado` gives `tribunal` → `3º Juzgado`. The first counts. */
const readLabels = (root: Root): Map<string, string> => {
  const labels = new Map<string, string>()
  for (const strong of DomUtils.getElementsByTagName('strong', root, true)) {
    const label = tidy(DomUtils.innerText(strong))
      .replace(/[\s:]+$/u, '')
      .toLowerCase()
    const after: string[] = []
    for (let next = strong.next; next !== null; next = next.next) {
      if ('name' in next && next.name === 'strong') break
      after.push(DomUtils.innerText(next))
    }
    const value = tidy(after.join(' '))
    if (label !== '' && value !== '' && !labels.has(label)) labels.set(label, value)
  }
  return labels
}

export interface HtmlFacts {
  readonly title: string | null
  readonly tables: readonly HtmlTable[]
  readonly labels: ReadonlyMap<string, string>
}

/** Title, tables and labelled values of a page made of forms and tables. */
export function readHtmlFacts(html: string): HtmlFacts {
  const root = parseDocument(html.replace(/<!--[\s\S]*?-->/gu, ''))
  const heading = DomUtils.getElementsByTagName('h4', root, true)[0]
  return { title: heading === undefined ? null : tidy(DomUtils.innerText(heading)), tables: readTables(root), labels: readLabels(root) }
}
