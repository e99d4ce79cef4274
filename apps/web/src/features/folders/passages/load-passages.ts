import { type Client, folderPassagesEndpoint, type SavedPassage } from '@basejuris/contract'

const atOnce = 100

/** Every passage of a folder in its order. Throws ApiError. */
export async function loadPassages(client: Client, folderId: string): Promise<readonly SavedPassage[]> {
  const passages: SavedPassage[] = []
  for (let pagina = 1; ; pagina += 1) {
    const page = await client.call(folderPassagesEndpoint, { params: { folderId }, query: { pagina, tamano: atOnce } })
    passages.push(...page.pasajes)
    if (passages.length >= page.total || page.pasajes.length === 0) return passages
  }
}
