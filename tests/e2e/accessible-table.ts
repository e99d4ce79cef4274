import type { Page } from '@playwright/test'

interface Spoken {
  readonly role: string
  readonly name: string
}

/** Rows of a table as the accessibility tree exposes them, whatever their layout. Empty when it exposes no such table. */
export async function accessibleTable(page: Page, name: string): Promise<Spoken[][]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const under = (id: string, roles: readonly string[]): (typeof nodes)[number][] => {
    const node = byId.get(id)
    if (node === undefined) return []
    if (!node.ignored && roles.includes(node.role?.value)) return [node]
    return (node.childIds ?? []).flatMap((child) => under(child, roles))
  }
  const table = nodes.find(({ role, name: reported, ignored }) => !ignored && role?.value === 'table' && reported?.value === name)
  return under(table?.nodeId ?? '', ['table'])
    .flatMap(({ childIds = [] }) => childIds.flatMap((id) => under(id, ['row'])))
    .map(({ nodeId }) =>
      (byId.get(nodeId)?.childIds ?? [])
        .flatMap((id) => under(id, ['columnheader', 'rowheader', 'cell']))
        .map((cell) => ({ role: cell.role?.value, name: cell.name?.value ?? '' })),
    )
}
