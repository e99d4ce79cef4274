import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { MaskingMeasure } from '../../components/ruling/masking-measure.tsx'

interface FaqProps {
  readonly cost: string
}

function Question({ title, open = false, children }: { readonly title: string; readonly open?: boolean; readonly children: ReactNode }) {
  return (
    <details open={open} className="group border-b border-rule">
      <summary className="flex list-none justify-between gap-6 py-4 text-17 leading-[1.4] font-[520] [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className="mt-1.5 text-ink-3 transition-transform duration-(--fast) group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-[66ch] gap-2.5 pb-[18px] text-pretty text-ink-2 md:pr-12">{children}</div>
    </details>
  )
}

function Missing() {
  return (
    <Question title="¿Qué sentencias no están?">
      <p>
        Las reservadas por ley, las que el tribunal no publica y las que aún no se han incorporado: arriba, cada base dice cuántas tiene y
        hasta qué fecha. Cada lista de resultados repite en cuántas bases se buscó y cuáles están vacías, para que una lista corta no se lea
        como una respuesta.
      </p>
    </Question>
  )
}

function Citing() {
  return (
    <Question title="¿Puedo citar lo que aparece aquí?">
      <p>
        Sí. Cada considerando tiene su enlace y la cita se copia ya formada, con tribunal, sala, rol y fecha. El texto se muestra como lo
        entrega la fuente, salvo los datos personales que se ocultan. Antes de presentar un escrito, contraste con el expediente.
      </p>
      <p>
        Las sentencias marcadas «Sentencia ficticia» se escribieron para demostración: no existen y no deben citarse. Cuando hay sentencias
        reales, las búsquedas y los recuentos las dejan fuera, salvo que usted pida incluirlas.
      </p>
    </Question>
  )
}

function Privacy() {
  return (
    <Question title="¿Qué se guarda de mis búsquedas?">
      <p>
        Sin cuenta, nada. Con cuenta, su historial queda cifrado hasta que lo borre. Sus búsquedas no quedan en registros ni estadísticas,
        ni se usan para entrenar modelos. Todo el detalle está en{' '}
        <a className="inline-link" href="/privacidad">
          privacidad
        </a>
        .
      </p>
    </Question>
  )
}

function Hiding() {
  return (
    <Question title="Aparezco en una sentencia. ¿Cómo pido que se oculte mi nombre?">
      <p>
        Con el{' '}
        <a className="inline-link" href="/privacidad#solicitud">
          formulario de datos personales
        </a>
        : no exige cuenta, muestra el día en que vence el plazo de treinta días y da un código para seguirlo.
      </p>
      <p>
        RUT, domicilios, teléfonos, correos y fechas de nacimiento se ocultan antes de guardar el texto. En familia, penal y salud, las
        carátulas llevan solo iniciales. <MaskingMeasure />
      </p>
    </Question>
  )
}

export function Faq({ cost }: FaqProps) {
  return (
    <section id="faq" className="grid scroll-mt-(--header) gap-x-14 gap-y-5 pt-13 md:pt-[72px] lg:grid-cols-[260px_minmax(0,1fr)]">
      <h2 className="font-serif text-26 font-medium tracking-[-0.012em] text-brand">Preguntas frecuentes</h2>
      <div className="border-t-[1.5px] border-ink">
        <Question title="¿Cuánto cuesta?" open>
          <p>{cost}</p>
        </Question>
        <Missing />
        <Citing />
        <Privacy />
        <Hiding />
      </div>
    </section>
  )
}
