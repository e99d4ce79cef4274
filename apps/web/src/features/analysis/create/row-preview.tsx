import { maxAnalysisRulings } from '@basejuris/domain/limits'
import { columnTypeNames } from '@basejuris/domain/question-table'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { answerForms } from './answer-forms.ts'
import type { DraftColumn } from './draft-column.ts'

interface RowPreviewProps {
  readonly columns: readonly DraftColumn[]
  /** Rulings of the chosen origin; null where they are not known yet. */
  readonly rulings: number | null
}

/** What the table will hold for each ruling with the questions as they are written. */
export function RowPreview({ columns, rulings }: RowPreviewProps) {
  return (
    <section aria-labelledby="cada-fila" className="lg:sticky lg:top-[calc(var(--header)+1.25rem)] lg:self-start">
      <h2 id="cada-fila" className="text-17 font-semibold">
        Qué tendrá la tabla de cada sentencia
      </h2>
      <div className="mt-3 border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-4 lg:max-h-[calc(100dvh-var(--header)-15rem)] lg:overflow-y-auto lg:[scrollbar-width:thin]">
        <p className="py-3 font-serif text-15 font-semibold text-paper-ink">
          Carátula
          <span className="block font-sans text-13 font-normal text-ink-2">Tribunal, rol y fecha, con enlace a la sentencia</span>
        </p>
        <ol>
          {columns.map((column) => (
            <ColumnPreview key={column.key} column={column} />
          ))}
        </ol>
      </div>
      {rulings !== null && rulings > 0 && (
        <p className="figures mt-3 text-14">{countWords(Math.min(rulings, maxAnalysisRulings), columns.length)}</p>
      )}
      <p className="mt-2 text-13 text-pretty text-ink-2">
        Bajo cada respuesta van las palabras del tribunal que la sostienen y su considerando. La tabla y sus cifras se exportan a Excel y a
        Word.
      </p>
    </section>
  )
}

function countWords(rulings: number, questions: number): string {
  return `${formatPlural(rulings, 'sentencia', 'sentencias')} y ${formatPlural(questions, 'pregunta', 'preguntas')}: ${formatCount(rulings * questions)} respuestas.`
}

function ColumnPreview({ column: { titulo, pregunta, tipo, opciones } }: { readonly column: DraftColumn }) {
  const { values, reads } = answerForms[tipo]
  const own = tipo === 'opcion' ? opciones.split('\n').filter((line) => line.trim() !== '') : []
  return (
    <li className="border-t border-paper-rule py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-[560] break-words">{titulo.trim() || pregunta.trim() || 'Pregunta sin escribir'}</span>
        <span className="shrink-0 text-13 text-ink-3">{columnTypeNames[tipo]}</span>
      </p>
      <ul aria-label="Respuestas posibles" className="figures mt-1.5 flex flex-wrap gap-1.5 text-13">
        {(own.length > 0 ? own : values).map((value) => (
          <li key={value} className="rounded-xs bg-mute-wash px-2 break-words">
            {value}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-13 text-pretty text-ink-2">{reads}</p>
    </li>
  )
}
