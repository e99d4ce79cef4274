import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordProblemCode } from '../record/record-problem.ts'
import type { ResumePoint, Source, SourceFile, SourceRecord } from '../record/source.ts'
import { detectSource } from './detect-source.ts'

export async function toSourceFile(path: string): Promise<SourceFile> {
  const { size, mtimeMs } = await stat(path)
  return { path, relativePath: basename(path), bytes: size, modifiedMs: mtimeMs }
}

export async function readRecords(source: Source, path: string, from: ResumePoint | null = null): Promise<SourceRecord[]> {
  return Array.fromAsync(source.records(await toSourceFile(path), from))
}

/**
 * Tests of every source. `files`: valid files by name. `ids`: ids of their records, in order. `truncation`: the problem of a truncated
 * file.
 */
export function sourceSuite(
  source: Source,
  files: Readonly<Record<string, { content: string; ids: readonly string[] }>>,
  truncation: RecordProblemCode = 'json_truncated',
): void {
  describe(`source suite: ${source.id}`, () => {
    let folder = ''
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'source-'))
      for (const [name, { content }] of Object.entries(files)) {
        await writeFile(join(folder, name), content)
        await writeFile(join(folder, `${name}.gz`), gzipSync(content))
      }
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    const idsOf = (records: readonly SourceRecord[]) => records.map((record) => source.parse(record).idSentence)

    it('claims its own files, compressed too', async () => {
      const detected = await detectSource(folder)
      expect(detected.map((file) => [file.file.relativePath, file.source?.id])).toEqual(
        detected.map(({ file }) => [file.relativePath, source.id]),
      )
      expect(detected).toHaveLength(Object.keys(files).length * 2)
    })

    it('does not claim other files', () => {
      for (const head of ['', 'Santiago, tres de marzo', '<html></html>', '{"a":1}', '[]', '%PDF-1.7'])
        expect(source.detect('/x/y.json', head)).toBeLessThan(0.5)
    })

    it.each(Object.keys(files))('reads every record of %s, compressed too, and goes on after any of them', async (name) => {
      const path = join(folder, name)
      const records = await readRecords(source, path)
      expect(idsOf(records)).toEqual(files[name]?.ids)
      expect(records.map(({ position }) => position.index)).toEqual(records.map((_, index) => index))
      for (const variant of [path, `${path}.gz`]) {
        for (const [at, { position }] of records.entries()) {
          const rest = await readRecords(source, variant, position)
          expect(idsOf(rest)).toEqual(files[name]?.ids.slice(at + 1))
          expect(rest.map((record) => record.position.index)).toEqual(rest.map((_, index) => at + 1 + index))
        }
      }
    })

    it.each(Object.keys(files))('reports where %s is cut short', async (name) => {
      const whole = await readFile(join(folder, name))
      const path = join(folder, `cortado-${name}`)
      for (const part of [0.4, 0.7, 0.9]) {
        await writeFile(path, whole.subarray(0, Math.floor(whole.length * part)))
        const records = await readRecords(source, path)
        expect(records.at(-1)?.problem).toBe(truncation)
        expect(records.slice(0, -1).every((record) => record.problem === undefined)).toBe(true)
      }
      await writeFile(`${path}.gz`, gzipSync(whole).subarray(0, -20))
      expect(['archive_damaged', truncation]).toContain((await readRecords(source, `${path}.gz`)).at(-1)?.problem)
      await rm(path)
      await rm(`${path}.gz`)
    })
  })
}
