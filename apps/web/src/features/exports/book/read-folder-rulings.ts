import type { DataOf, folderEndpoint } from '@basejuris/contract'
import type { ChosenRuling } from './book-values.ts'

type MatterPage = DataOf<typeof folderEndpoint>

export interface FolderRulings {
  /** In the order of the folder. */
  readonly rulings: readonly ChosenRuling[]
  /** Count of rulings in the folder that were withdrawn from the product. */
  readonly withdrawn: number
}

/** Reads every ruling of a folder, page after page. A ruling that moves between pages meanwhile appears once. */
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
