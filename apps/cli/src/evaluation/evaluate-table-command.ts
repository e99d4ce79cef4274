import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatTables, type MeasuredColumn, measureTables } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

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
  await withRealRulings(data, async (services) => {
    const measured = await measureTables(services, { columns, draws, seed })
    console.log(formatTables(measured))
    if (output !== undefined)
      await writeFile(resolve(output), measured.drawn.map((cell) => JSON.stringify(cell)).join('\n'), { mode: 0o600 })
    process.exitCode = measured.inexact === 0 ? 0 : 1
  })
}
