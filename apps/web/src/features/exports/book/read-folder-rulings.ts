import type { DataOf, folderEndpoint } from '@basejuris/contract'
import type { ChosenRuling } from './book-values.ts'

type MatterPage = DataOf<typeof folderEndpoint>

export interface FolderRulings {
  /** In the order of the matter. */
  readonly rulings: readonly ChosenRuling[]
  /** In the matter, and no longer in the product. */
  readonly withdrawn: number
}

/** Every ruling of a matter, page after page; a ruling that moved to another page meanwhile comes once. */
export async function readFolderRulings(readPage: (page: number) => Promise<MatterPage>): Promise<FolderRulings> {
  const rulings = new Map<string, ChosenRuling>()
  const withdrawn = new Set<string>()
  for (let page = 1; ; page++) {
    const { items, total, tamano } = await readPage(page)
    for (const { docId, sentencia } of items) {
      if (sentencia === null) withdrawn.add(docId)
      else rulings.set(docId, { docId, caption: sentencia.caratulado, citation: sentencia.cita.corta })
    }
    if (items.length === 0 || page * tamano >= total) return { rulings: [...rulings.values()], withdrawn: withdrawn.size }
  }
}
