import { RecordProblem } from '../record/record-problem.ts'
import { checkZipEntries } from './compression-budget.ts'

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]

/** Files of Word before 2007 and password-protected files use the same container. */
const rejectCompoundFile = (bytes: Uint8Array): void => {
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
  checkZipEntries(bytes)
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
    return value.replace(/\n{2,}/gu, '\n').trim()
  } catch {
    throw new RecordProblem('document_damaged')
  }
}
