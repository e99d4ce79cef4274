import { crc32, deflateRawSync } from 'node:zlib'

const header = (signature: number, size: number, fill: (view: Buffer) => void): Buffer => {
  const view = Buffer.alloc(size)
  view.writeUInt32LE(signature, 0)
  fill(view)
  return view
}

/** A ZIP of the given files, deflated. */
export function makeZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  const deflated = new Map<Uint8Array, Buffer>()
  let offset = 0
  for (const [name, bytes] of Object.entries(files)) {
    const data = deflated.get(bytes) ?? deflateRawSync(bytes)
    deflated.set(bytes, data)
    const title = Buffer.from(name)
    const write = (view: Buffer, at: number) => {
      view.writeUInt16LE(20, at)
      view.writeUInt16LE(8, at + 4)
      view.writeUInt32LE(crc32(bytes), at + 10)
      view.writeUInt32LE(data.length, at + 14)
      view.writeUInt32LE(bytes.length, at + 18)
      view.writeUInt16LE(title.length, at + 22)
    }
    const local = header(0x04034b50, 30, (view) => write(view, 4))
    const central = header(0x02014b50, 46, (view) => {
      write(view, 6)
      view.writeUInt32LE(offset, 42)
    })
    locals.push(local, title, data)
    centrals.push(central, title)
    offset += local.length + title.length + data.length
  }
  const directory = Buffer.concat(centrals)
  const end = header(0x06054b50, 22, (view) => {
    view.writeUInt16LE(Object.keys(files).length, 8)
    view.writeUInt16LE(Object.keys(files).length, 10)
    view.writeUInt32LE(directory.length, 12)
    view.writeUInt32LE(offset, 16)
  })
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

const xml = (text: string): Uint8Array => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** A Word document of the given paragraphs. */
export function makeDocx(paragraphs: readonly string[]): Uint8Array {
  return makeDocxOf(paragraphs.map((paragraph) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(paragraph)}</w:t></w:r></w:p>`).join(''))
}

/** A Word document whose body is XML as given, after a document type declaration if given. */
export function makeDocxOf(body: string, doctype = ''): Uint8Array {
  return makeZip({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': xml(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': xml(`${doctype}<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`),
  })
}
