import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '@basejuris/server/config'
import { commands, formatTables, type MeasuredColumn, measureTables } from '@basejuris/server/operator'
import { openPlatform } from '@basejuris/server/platform'

/** Questions as a lawyer would ask them of any set of rulings. */
const columns: readonly MeasuredColumn[] = [
  { type: 'resultado', question: '¿Qué se resolvió?' },
  { type: 'si_no', question: '¿Se condenó en costas?' },
  { type: 'si_no', question: '¿Se acogió la demanda?' },
  { type: 'si_no', question: '¿Se rechazó el recurso?' },
  { type: 'si_no', question: '¿Existió relación laboral?' },
  { type: 'si_no', question: '¿Hubo voto en contra?' },
  { type: 'monto', question: '¿Cuánto se ordenó pagar?' },
  { type: 'monto', question: '¿Qué multa se impuso?' },
  { type: 'monto', question: '¿Cuál fue la última remuneración?' },
  { type: 'fecha', question: '¿Cuándo fue el despido?' },
  { type: 'fecha', question: '¿Qué fecha tiene la sentencia apelada?' },
  { type: 'fecha', question: '¿Cuándo comenzó la relación laboral?' },
  { type: 'numero', question: '¿Qué plazo se fijó?' },
  { type: 'opcion', question: '¿Cómo se calificó el despido?', options: ['injustificado', 'indebido', 'improcedente', 'justificado'] },
  { type: 'texto', question: '¿Qué se resolvió sobre la prescripción?' },
]

interface EvaluateTable {
  readonly data?: string
  /** File for the cells to be read by hand: it has words of real rulings, so it stays out of the project. */
  readonly output?: string
  readonly draws: number
  readonly seed: number
}

/** Measures the columns of question tables on the private set of real rulings. Exits with 1 where a quotation is not exact. */
export async function evaluateTable({ data, output, draws, seed }: EvaluateTable): Promise<void> {
  const config = readConfig()
  const source = join(config.realFiles, 'corpus/raw/pjud_juris')
  if (!existsSync(source)) {
    console.error(`No están los archivos reales en ${config.realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  const dataDir = data === undefined ? join(await mkdtemp(join(tmpdir(), 'basejuris-evaluate-')), 'data') : resolve(data)
  const platform = await openPlatform({
    ...config,
    dataDir,
    databaseUrl: null,
    searchAddress: null,
    vectorAddress: null,
    demo: null,
    roles: new Set(['api', 'worker']),
  })
  try {
    await commands.ingest.run({ source: 'auto', path: source }, { platform, report: () => {}, signal: new AbortController().signal })
    const measured = await measureTables(platform.services, { columns, draws, seed })
    console.log(formatTables(measured))
    if (output !== undefined)
      await writeFile(resolve(output), measured.drawn.map((cell) => JSON.stringify(cell)).join('\n'), { mode: 0o600 })
    process.exitCode = measured.inexact === 0 ? 0 : 1
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
