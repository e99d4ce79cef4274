import { BookMarked, FileOutput, History, Lock } from 'lucide-react'

const reasons = [
  { icon: History, title: 'Búsquedas guardadas', text: 'Con filtros y resultados, para repetirlas o retomarlas meses después.' },
  {
    icon: BookMarked,
    title: 'Favoritos en carpetas',
    text: 'Sentencias ordenadas por caso, con etiquetas y notas que solo leen usted y quienes invite.',
  },
  {
    icon: FileOutput,
    title: 'Exportación de listas',
    text: 'Word, PDF, Excel o gestor de citas, con la cita oficial y el enlace de cada fallo.',
  },
  {
    icon: Lock,
    title: 'Secreto profesional',
    text: 'Lo que busca y anota no se usa para entrenar modelos ni se comparte. Puede llevárselo o borrarlo cuando quiera.',
  },
]

/** What an account offers. */
export function AccountReasons() {
  return (
    <section aria-labelledby="para-que">
      <h2 id="para-que" className="font-serif text-20 font-[540] tracking-[-0.01em] text-brand">
        Buscar y leer no exige cuenta. Trabajar, sí.
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {reasons.map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-t border-rule pt-4">
            <Icon size={18} strokeWidth={1.5} aria-hidden className="text-accent" />
            <h3 className="mt-2 font-[560]">{title}</h3>
            <p className="mt-0.5 text-14 text-pretty text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
