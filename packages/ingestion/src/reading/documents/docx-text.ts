import { RecordProblem } from '../../record/record-problem.ts'
import { type DocxParts, openDocxParts } from './docx-parts.ts'

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]

/** Files of Word before 2007 and password-protected files use the same container. @throws {RecordProblem} */
export function rejectCompoundFile(bytes: Uint8Array): void {
  if (!compoundFile.every((byte, index) => bytes[index] === byte)) return
  const encrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
  if (encrypted) throw new RecordProblem('password_protected')
  throw new RecordProblem('unknown_format', null, ['Es un documento de Word antiguo (.doc): guárdelo como .docx.'])
}

/**
 * Text of a DOCX, one paragraph per line, without headers and footers of pages. @throws {RecordProblem} `password_protected`,
 * `unknown_format`, `document_damaged`, `expands_too_much`
 */
export async function docxText(bytes: Uint8Array): Promise<string> {
  rejectCompoundFile(bytes)
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.extractRawText(openedInput(await openDocxParts(bytes)))
    return value.replace(/\n{2,}/gu, '\n').trim()
  } catch (error) {
    throw error instanceof RecordProblem ? error : new RecordProblem('document_damaged')
  }
}

/** Mammoth takes an opened file as `file`, which its types omit. With `buffer` it would read the ZIP's directory by other rules. */
const openedInput = (file: DocxParts) => ({ file }) as unknown as Parameters<typeof import('mammoth')['extractRawText']>[0]
