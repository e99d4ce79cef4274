import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import { RecordProblem } from '../record/record-problem.ts'
import type { Source } from '../record/source.ts'
import { sources } from './index.ts'

const characters = 300_000
/** Far above linear time on a busy machine, far below quadratic time. */
const maxMs = 4000

const repeated = (unit: string): string => unit.repeat(Math.ceil(characters / unit.length))
const texts: Readonly<Record<string, string>> = {
  blanks: repeated(' '),
  'line breaks': repeated('\n'),
  dots: repeated('. '),
  'dotted lines': repeated(`${'.'.repeat(200)} x\n`),
  letters: repeated('a'),
  figures: repeated('12-'),
  'heads of resolutions': repeated('Santiago, tres de marzo de dos mil veinte.\n'),
  'half dates': repeated('Santiago, dos de '),
  mails: repeated('De: a@ejemplo.cl\nPara: x\n'),
  'table of contents': repeated('I. X ........ 3\n'),
  mojibake: repeated('Â'),
  links: repeated('Circulares relacionadas '),
  tags: repeated('<td>'),
}

const recordOf = (source: Source, text: string): { raw: Uint8Array; hints: Record<string, string> } => {
  const encode = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
  if (['court-pdf', 'pjud-ojv'].includes(source.id)) return { raw: encode(`juzgado pjud.cl ${text}`), hints: {} }
  if (source.id === 'generic-folder')
    return { raw: encode(text), hints: { format: 'txt', mapped: 'yes', fields: '{"id":"a","coleccion":"civil"}' } }
  const harvested = { _id: 'x1', title: text.slice(0, 5000), text, rol: '123', section: 'TDLC', legal_sources: text.slice(0, 5000) }
  const others = { id: 'x1', coleccion: 'civil', texto: text, texto_sentencia: text, id_instancia: 7, extracto: text.slice(0, 20_000) }
  return { raw: encode({ ...harvested, ...others, doc_id: 'x1', _source: { doc_id: 'x1', documento_completo: text } }), hints: {} }
}

describe.each(sources.map((source) => [source.id, source] as const))('%s', (_id, source) => {
  it('reads hostile texts in linear time and never fails unforeseen', () => {
    for (const [name, text] of Object.entries(texts)) {
      const spent = cpuMillis(() => {
        try {
          source.parse(recordOf(source, text))
        } catch (error) {
          expect(error, name).toBeInstanceOf(RecordProblem)
        }
      })
      expect(spent, name).toBeLessThan(maxMs)
    }
  })
})
