import { describe, expect, it } from 'vitest'
import { RecordProblem } from '../../record/record-problem.ts'
import { makeDocx, makeZip } from './docx.fixture.ts'
import { docxText } from './docx-text.ts'

const verdictOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    return await docxText(bytes)
  } catch (error) {
    if (error instanceof RecordProblem) return error.code
    throw error
  }
}

const megabyte = 2 ** 20
const bomb = new Uint8Array(65 * megabyte)
const relationships = (target: string): Uint8Array =>
  Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`,
  )

const wideDocument =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Vistos</w:t></w:r></w:p></w:body></w:document>'

const centralSignature = Buffer.from('PK\x01\x02', 'latin1')

/** Changes the directory's record of an entry, which starts at `at`. */
const withRecord = (zip: Uint8Array, name: string, change: (view: Buffer, at: number) => void): Buffer => {
  const view = Buffer.from(zip)
  for (let at = view.indexOf(centralSignature); at >= 0; at = view.indexOf(centralSignature, at + 4)) {
    const length = view.readUInt16LE(at + 28)
    if (view.toString('utf8', at + 46, at + 46 + length) === name) change(view, at)
  }
  return view
}

/** The documents of `shown` and `hidden` in one file: ZIP64 records name the first, the classic end record the second. */
const withTwoDirectories = (shown: Uint8Array, hidden: Uint8Array): Buffer => {
  const end = hidden.length - 22
  const classic = Buffer.from(hidden.subarray(end))
  classic.writeUInt32LE(0xffff_ffff, 12)
  const before = Buffer.from(hidden.subarray(0, end))
  const moved = Buffer.from(shown.subarray(0, shown.length - 22))
  const shownEnd = Buffer.from(shown.subarray(shown.length - 22))
  const directory = shownEnd.readUInt32LE(16)
  for (let at = directory; at < moved.length; at += 46 + moved.readUInt16LE(at + 28))
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + before.length, at + 42)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(shownEnd.readUInt16LE(10)), 24)
  record.writeBigUInt64LE(BigInt(shownEnd.readUInt16LE(10)), 32)
  record.writeBigUInt64LE(BigInt(shownEnd.readUInt32LE(12)), 40)
  record.writeBigUInt64LE(BigInt(before.length + directory), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(before.length + moved.length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([before, moved, record, locator, classic])
}

describe('a hostile DOCX', () => {
  const docx = makeDocx(['Vistos y considerando.'])

  it('expands no part of any name beyond its limit', async () => {
    const wide = Buffer.concat([Buffer.from(wideDocument), Buffer.alloc(65 * megabyte, ' ')])
    const elsewhere = makeZip({ '_rels/.rels': relationships('word/document.bin'), 'word/document.bin': wide })
    expect(await verdictOf(elsewhere)).toBe('document_damaged')
    expect(await verdictOf(makeZip({ '_rels/.rels': relationships('word/a.xml'), 'word/a.xml': bomb }))).toBe('expands_too_much')
  })

  it('is read by the same directory that its limits are checked with', async () => {
    const hidden = makeZip({ '_rels/.rels': relationships('word/a.xml'), 'word/a.xml': bomb })
    expect(await verdictOf(withTwoDirectories(docx, hidden))).toBe('Vistos y considerando.')
    expect(await verdictOf(withTwoDirectories(hidden, docx))).toBe('expands_too_much')
  })

  it('expands nothing beyond a size that it declares falsely', async () => {
    for (const declared of [0, 10, megabyte]) {
      const lying = makeZip({ '_rels/.rels': relationships('word/a.xml'), 'word/a.xml': bomb })
      expect(await verdictOf(withRecord(lying, 'word/a.xml', (view, at) => view.writeUInt32LE(declared, at + 24)))).toBe('document_damaged')
    }
    const huge = withRecord(docx, 'word/document.xml', (view, at) => view.writeUInt32LE(0xffff_fffe, at + 24))
    expect(await verdictOf(huge)).toBe('expands_too_much')
  })

  it('counts entries that share their bytes once for each', async () => {
    const part = new Uint8Array(60 * megabyte)
    const shared = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`word/${at}.xml`, part]))
    const view = Buffer.from(makeZip(shared))
    for (let at = view.indexOf(centralSignature); at >= 0; at = view.indexOf(centralSignature, at + 4)) view.writeUInt32LE(0, at + 42)
    expect(await verdictOf(view)).toBe('expands_too_much')
  })

  it('says that an encrypted entry needs its password', async () => {
    const encrypted = withRecord(docx, 'word/document.xml', (view, at) => view.writeUInt16LE(1, at + 8))
    expect(await verdictOf(encrypted)).toBe('password_protected')
  })

  it('is damaged when its directory leads out of the file, to no entry or to an unknown method', async () => {
    const outside = withRecord(docx, 'word/document.xml', (view, at) => view.writeUInt32LE(docx.length + 1, at + 42))
    const nowhere = withRecord(docx, 'word/document.xml', (view, at) => view.writeUInt32LE(1, at + 42))
    const unknown = withRecord(docx, 'word/document.xml', (view, at) => view.writeUInt16LE(99, at + 10))
    const climbing = makeZip({ '../word/document.xml': new Uint8Array(3) })
    for (const bytes of [outside, nowhere, unknown, climbing]) expect(await verdictOf(bytes)).toBe('document_damaged')
    for (const length of [0, 4, 30, docx.length - 23, docx.length - 1])
      expect(await verdictOf(docx.subarray(0, length))).toBe('document_damaged')
  })

  it('never makes the reader fail otherwise, whatever byte is changed', async () => {
    const codes = ['document_damaged', 'expands_too_much', 'password_protected']
    const from = Buffer.from(docx).indexOf(centralSignature)
    for (let at = from; at < docx.length; at++) {
      const changed = Buffer.from(docx)
      changed[at] = (changed[at] as number) ^ 0xff
      const verdict = await verdictOf(changed)
      expect([...codes, '', 'Vistos y considerando.']).toContain(verdict)
    }
  })
})
