import { CornerDownRight } from 'lucide-react'
import { buttonClass } from '../../components/ui/button.tsx'
import type { LineAddress } from './load-line.ts'

interface LineRequestProps {
  readonly address: LineAddress
  /** Why there is no line; null when none was asked for. */
  readonly problem: string | null
}

const examples = [
  'artículo 161 del Código del Trabajo',
  'artículo 1545 del Código Civil',
  '¿Procede el recurso de protección contra el término de una contrata?',
] as const

/** Asks for the article or the question of a line, and says what was wrong with the one asked for. */
export function LineRequest({ address, problem }: LineRequestProps) {
  return (
    <div className="wrap max-w-[46rem] pt-7 md:pt-10">
      <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Línea jurisprudencial</h1>
      <p className="mt-2 text-pretty text-ink-2">
        Las sentencias que aplican un artículo, de la primera a la última: qué resolvieron, qué tribunal y sala, y con qué disidencias.
      </p>
      {problem !== null && (
        <p role="alert" className="mt-4 border-l-2 border-no pl-3">
          {problem}
        </p>
      )}
      <form action="/linea" className="mt-5 flex flex-wrap items-end gap-3">
        <label className="grid grow gap-1 text-13">
          Artículo o pregunta
          <input
            name="q"
            required
            maxLength={300}
            defaultValue={address.q ?? ''}
            placeholder="artículo 161 del Código del Trabajo"
            className="h-11 w-full rounded-sm bg-sheet px-3 text-15 shadow-[inset_0_0_0_1px_var(--edge)]"
          />
        </label>
        <button type="submit" className={buttonClass('primary', 'md', 'h-11')}>
          Ver la línea
        </button>
      </form>
      <h2 id="ejemplos" className="mt-8 text-14 font-[560]">
        Por ejemplo
      </h2>
      <ul aria-labelledby="ejemplos" className="mt-1.5">
        {examples.map((example) => (
          <li key={example} className="border-b border-rule">
            <a href={`/linea?${new URLSearchParams({ q: example })}`} className="flex min-h-11 items-center gap-2.5 py-2">
              <CornerDownRight size={15} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-3" />
              {example}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
