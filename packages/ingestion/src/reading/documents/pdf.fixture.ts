import { deflateSync } from 'node:zlib'

const escapeText = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.charCodeAt(0)
      if ('()\\'.includes(character)) return `\\${character}`
      return code < 128 ? character : `\\${code.toString(8).padStart(3, '0')}`
    })
    .join('')

const content = (lines: readonly string[]): string =>
  `BT /F1 10 Tf 12 TL 50 800 Td\n${lines.map((line) => `(${escapeText(line)}) Tj T*`).join('\n')}\nET`

export interface PdfOptions {
  /** Encrypts the document with an unknown password. */
  readonly encrypted?: boolean
  /** Compressed content of every page, instead of its lines. */
  readonly stream?: Uint8Array
}

/** A PDF whose pages show the given lines, letters up to ÿ. */
export function makePdf(pages: readonly (readonly string[])[], { encrypted = false, stream }: PdfOptions = {}): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const add = (...body: (string | Uint8Array)[]) => {
    offsets.push(length())
    parts.push(Buffer.from(`${offsets.length} 0 obj\n`), ...body.map((part) => Buffer.from(part as string)), Buffer.from('\nendobj\n'))
  }
  const pageIds = pages.map((_, index) => 4 + index * 2)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, lines] of pages.entries()) {
    const data = stream ?? deflateSync(content(lines))
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`)
    add(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`, data, '\nendstream')
  }
  if (encrypted) add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`)
  const start = length()
  const trailer = `/Root 1 0 R /Size ${offsets.length + 1}${encrypted ? ` /Encrypt ${offsets.length} 0 R /ID [<00> <00>]` : ''}`
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< ${trailer} >>\nstartxref\n${start}\n%%EOF`),
  )
  return new Uint8Array(Buffer.concat(parts))
}
