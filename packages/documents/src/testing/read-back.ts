import { promisify } from 'node:util'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import yauzl from 'yauzl'
import type { DocumentPart } from '../document.ts'

/** The bytes of a document, without its progress. */
export async function bytesOf(parts: AsyncIterable<DocumentPart>): Promise<Buffer> {
  const bytes: Uint8Array[] = []
  for await (const part of parts) if (part instanceof Uint8Array) bytes.push(part)
  return Buffer.concat(bytes)
}

/** Files inside an archive, by name. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, { lazyEntries: false, autoClose: false })
  const entries: yauzl.Entry[] = []
  await new Promise((resolve, reject) =>
    zip
      .on('entry', (entry) => entries.push(entry))
      .on('end', resolve)
      .on('error', reject),
  )
  const open = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))
  const files = new Map<string, Buffer>()
  for (const entry of entries) files.set(entry.fileName, Buffer.concat((await Array.fromAsync(await open(entry))) as Buffer[]))
  return files
}

/** Points from the lower edge. */
const footHeight = 56

export interface ReadPdf {
  /** Text of each page without its footer. */
  readonly pages: readonly string[]
  readonly feet: readonly string[]
  /** Fill colours of each page, `#rrggbb`. */
  readonly fills: readonly ReadonlySet<string>[]
  /** Bookmarks in order, each with its page from 1; nested ones are indented by two blanks. */
  readonly bookmarks: readonly { readonly title: string; readonly page: number }[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const feet: string[] = []
  const fills: ReadonlySet<string>[] = []
  const { OPS } = await getResolvedPDFJS()
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    fills.push(new Set(fnArray.flatMap((operation, at) => (operation === OPS.setFillRGBColor ? [String(argsArray[at])] : []))))
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) =>
      'str' in item ? [{ y: Number(item.transform[5]), text: `${item.str}${item.hasEOL ? '\n' : ''}` }] : [],
    )
    const join = (part: typeof words): string => part.map(({ text }) => text).join('')
    pages.push(join(words.filter(({ y }) => y >= footHeight)))
    feet.push(join(words.filter(({ y }) => y < footHeight)).trim())
  }
  const bookmarks: { title: string; page: number }[] = []
  const walk = async (items: Awaited<ReturnType<typeof pdf.getOutline>>, depth: number): Promise<void> => {
    for (const item of items ?? []) {
      const [target] = (item.dest ?? []) as { num: number; gen: number }[]
      const page = target === undefined ? 0 : (await pdf.getPageIndex(target)) + 1
      bookmarks.push({ title: `${'  '.repeat(depth)}${item.title}`, page })
      await walk(item.items, depth + 1)
    }
  }
  await walk(await pdf.getOutline(), 0)
  return { pages, feet, fills, bookmarks }
}

export interface ReadStructure {
  readonly language: string | null
  readonly title: string | null
  readonly isMarked: boolean
  /** «H2: Carátula» for every element with text of its own, page by page in reading order. */
  readonly elements: readonly string[]
  /** Text outside the structure that is no artifact either. */
  readonly untagged: readonly string[]
}

/** Reads the structure tree of a tagged PDF back with the text that belongs to each element. */
export async function readStructure(bytes: Uint8Array): Promise<ReadStructure> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await pdf.getMetadata()
  const { Language = null, Title = null } = info as { Language?: string; Title?: string }
  const elements: string[] = []
  const untagged: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    const open: { readonly id: string | null; readonly isArtifact: boolean }[] = []
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((one) => one.id !== null)?.id ?? null
        if (id !== null) texts.set(id, (texts.get(id) ?? '') + item.str)
        else if (item.str.trim() !== '' && !open.some(({ isArtifact }) => isArtifact)) untagged.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push({ id: item.id ?? null, isArtifact: (item as { tag?: string }).tag === 'Artifact' })
    }
    const walk = (node: StructureNode): void => {
      const own = (node.children ?? []).map((child) => (child.type === 'content' ? (texts.get(child.id ?? '') ?? '') : '')).join('')
      if (own !== '') elements.push(`${node.role}: ${own.replaceAll(/\s+/g, ' ').trim()}`)
      for (const child of node.children ?? []) if (child.type === undefined) walk(child)
    }
    const root = (await page.getStructTree()) as StructureNode | null
    if (root !== null) walk(root)
  }
  return { language: Language, title: Title, isMarked: (await pdf.getMarkInfo())?.Marked ?? false, elements, untagged }
}

interface StructureNode {
  readonly role?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly StructureNode[]
}

/** Words without the hyphens and blanks of line breaks. */
export function unbroken(text: string): string {
  return text.replaceAll(/[-\u00ad\u2010\s]/gu, '')
}
