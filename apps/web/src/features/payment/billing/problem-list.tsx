import type { RefObject } from 'react'
import type { Problems } from '../../../components/form/failure.ts'

interface ProblemListProps<F extends string> {
  readonly problems: Problems<F>
  /** In page order. */
  readonly fields: readonly F[]
  readonly labels: Readonly<Record<F, string>>
  readonly form: RefObject<HTMLFormElement | null>
}

/** The fields to correct. Each name goes to its field. */
export function ProblemList<F extends string>({ problems, fields, labels, form }: ProblemListProps<F>) {
  const wrong = fields.filter((field) => problems[field] !== undefined)
  if (wrong.length === 0) return null
  return (
    <div role="alert" className="grid gap-1 rounded-sm border-l-3 border-no bg-no-wash px-4 py-3 text-no">
      <p className="font-[560]">{wrong.length === 1 ? 'Revise 1 dato para continuar' : `Revise ${wrong.length} datos para continuar`}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {wrong.map((field) => (
          <button
            key={field}
            type="button"
            className="cursor-pointer underline underline-offset-4 hover:decoration-2"
            onClick={() => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()}
          >
            {labels[field]}
          </button>
        ))}
      </p>
    </div>
  )
}
