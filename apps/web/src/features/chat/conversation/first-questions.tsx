import { ExampleQuestions } from '../../../components/assistant/example-questions.tsx'

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
      {examples.length > 0 && <ExampleQuestions examples={examples} className="mt-7 max-w-[44rem]" onChoose={onChoose} />}
    </div>
  )
}
