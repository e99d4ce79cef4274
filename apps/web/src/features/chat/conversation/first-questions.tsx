import { CornerDownRight } from 'lucide-react'

interface FirstQuestionsProps {
  readonly examples: readonly string[]
  readonly onChoose: (question: string) => void
}

/** What the assistant does and does not, and questions to begin with. */
export function FirstQuestions({ examples, onChoose }: FirstQuestionsProps) {
  return (
    <div className="py-6 md:py-12">
      <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Asistente</h1>
      <p className="mt-2 max-w-[58ch] text-pretty text-ink-2">
        Responde solo con palabras de sentencias, cada una con su lugar, y dice cuando no las encuentra. No aconseja ni reemplaza la lectura
        de la sentencia.
      </p>
      {examples.length > 0 && (
        <>
          <h2 id="ejemplos" className="mt-7 text-14 font-[560]">
            Por ejemplo
          </h2>
          <ul aria-labelledby="ejemplos" className="mt-1.5 max-w-[44rem]">
            {examples.map((question) => (
              <li key={question} className="border-b border-rule">
                <button
                  type="button"
                  onClick={() => onChoose(question)}
                  className="flex min-h-11 w-full items-center gap-2.5 py-2 text-left text-accent hover:underline"
                >
                  <CornerDownRight size={15} strokeWidth={1.5} aria-hidden className="text-ink-3" />
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
