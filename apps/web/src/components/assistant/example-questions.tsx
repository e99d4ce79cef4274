import { CornerDownRight } from 'lucide-react'

interface ExampleQuestionsProps {
  readonly examples: readonly string[]
  readonly className: string
  readonly onChoose: (question: string) => void
}

/** Questions to begin with, each a button, below their heading. `className` gives their width and what parts them from what stands above. */
export function ExampleQuestions({ examples, className, onChoose }: ExampleQuestionsProps) {
  return (
    <div className={className}>
      <h2 id="ejemplos" className="text-14 font-[560]">
        Por ejemplo
      </h2>
      <ul aria-labelledby="ejemplos" className="mt-1.5">
        {examples.map((question) => (
          <li key={question} className="border-b border-rule">
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="flex min-h-11 w-full items-center gap-2.5 py-2 text-left text-accent hover:underline"
            >
              <CornerDownRight size={15} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-3" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
