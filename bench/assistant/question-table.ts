import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourceRuling } from '@basejuris/assistant'
import { askColumn, readCell } from '@basejuris/assistant/analysis'
import { listDocIds, listRulings } from '@basejuris/database'
import type { ColumnType, Ruling } from '@basejuris/domain'
import { reportGates } from '../report/gate.ts'
import { openDemonstration } from '../search/open-demonstration.ts'

/** Rulings a second of a column. */
const minRate = 50

interface TimedColumn {
  readonly type: ColumnType
  readonly question: string
  readonly options?: readonly string[]
}

const columns: readonly TimedColumn[] = [
  { type: 'si_no', question: '¿Se acreditó la relación laboral?' },
  { type: 'numero', question: '¿Cuántos años de servicio?' },
  { type: 'monto', question: '¿Cuánto se fijó por daño moral?' },
  { type: 'fecha', question: '¿Cuándo se comunicó el despido?' },
  { type: 'opcion', question: '¿Cómo se calificó el despido?', options: ['injustificado', 'indebido', 'improcedente'] },
  { type: 'texto', question: '¿Qué se resolvió sobre la licencia médica?' },
  { type: 'resultado', question: '¿Cuál fue el resultado?' },
]

/** Times each rule column over rulings of which nothing is cached, as the first column of an analysis reads them. */
export async function benchQuestionTable(rulings: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-bench-'))
  const { db, search, close } = await openDemonstration(rulings, dataDir)
  try {
    const stored = await listRulings(db, await listDocIds(db, { limit: Math.min(rulings, 500) }))
    const rates: { readonly type: ColumnType; readonly rate: number }[] = []
    for (const { type, question, options = [] } of columns) {
      const { demands } = await search.demandsOf({ question, docIds: [] })
      const column = askColumn({ type, question, options }, demands)
      const sources = stored.map(uncached)
      const startedMs = performance.now()
      for (const source of sources) readCell(source, column)
      rates.push({ type, rate: (sources.length / (performance.now() - startedMs)) * 1000 })
    }
    for (const { type, rate } of rates) console.log(`${type.padEnd(10)} ${rate.toFixed(0)} rulings/s`)
    const slowest = Math.min(...rates.map(({ rate }) => rate))
    return reportGates([
      {
        name: 'time of a ruling in the slowest column against its limit',
        ours: 1000 / slowest,
        other: 1000 / minRate,
        minRatio: 1,
        unit: 'ms',
      },
    ])
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const uncached = (ruling: Ruling): SourceRuling => ({
  ruling: { ...ruling, sections: ruling.sections.map((section) => ({ ...section })) },
  textHash: ruling.docId,
  overturned: null,
  departed: null,
})
