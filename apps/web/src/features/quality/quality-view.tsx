import type { DataOf, QualityMeasurement, qualityEndpoint } from '@basejuris/contract'
import { formatDate, formatPlural } from '@basejuris/domain/spanish-format'
import { buttonClass } from '../../components/ui/button.tsx'
import { RuledSection } from '../../components/ui/ruled-section.tsx'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'
import { FamilyChart } from './family-chart.tsx'
import { MethodNotes } from './method-notes.tsx'
import { Misses } from './misses.tsx'
import { OrderTable, PlaceTable, RoundTable } from './quality-tables.tsx'
import { ofTwenty, reachedBy } from './quality-words.ts'
import { SampleNote } from './sample-note.tsx'

type Quality = DataOf<typeof qualityEndpoint>

interface QualityViewProps {
  readonly quality: Quality
  /** Rulings that can be searched now. */
  readonly rulingsToday: number
}

/** What search does badly, how that was measured, and the rest. */
export function QualityView({ quality: { medicion, rondas }, rulingsToday }: QualityViewProps) {
  if (medicion === null) return <Unmeasured registered={rondas.length} />
  const all = medicion.familias.at(-1)
  return (
    <>
      <header className="pt-10 md:pt-14">
        <p className="text-13 font-[520] text-ink-2">
          <UnbrokenNumbers text={`Calidad de la búsqueda, medida el ${formatDate(medicion.fecha)}`} />
        </p>
        <h1 className="mt-2 font-serif text-34 font-medium tracking-[-0.024em] text-balance text-brand md:text-48">
          Lo que BaseJuris hace mal
        </h1>
        <p className="mt-3 max-w-[60ch] text-17 text-pretty text-ink-2">
          Primero los errores. Después, cómo se midieron y todo lo demás, también lo que sale bien.
        </p>
      </header>
      <div className="space-y-10 pt-8">
        <Misses measurement={medicion} />
        <SampleNote measurement={medicion} rulingsToday={rulingsToday} />
      </div>
      <RuledSection
        id="familias"
        title="Cuántas preguntas encuentran respuesta"
        lead={`Parte de las preguntas con una sentencia que responde entre las diez primeras: ${formatPlural(all?.preguntas ?? 0, 'pregunta', 'preguntas')} de ${formatPlural(medicion.rondas.length, 'ronda', 'rondas')}. Si se repitiera con otras parecidas, el acierto caería casi siempre dentro de la línea.`}
      >
        <EverydaySentence measurement={medicion} />
        <FamilyChart families={medicion.familias} />
        <PlaceTable families={medicion.familias} />
        <OrderTable families={medicion.familias} />
      </RuledSection>
      <RuledSection
        id="rondas"
        title="Ronda por ronda"
        lead="Cada ronda son preguntas nuevas, registradas antes de hacerlas. Las cifras de arriba son de las últimas; las anteriores muestran el camino."
      >
        <RoundTable rounds={rondas} />
      </RuledSection>
      <RuledSection id="metodo" title="Cómo se midió, y qué no dicen las cifras">
        <MethodNotes measurement={medicion} rounds={rondas} />
        <p className="mt-6 text-14 text-ink-2">
          Qué sentencias hay aquí, de qué meses y cuáles faltan:{' '}
          <a className="inline-link" href="/cobertura">
            cobertura
          </a>
          .
        </p>
      </RuledSection>
    </>
  )
}

/** Everyday questions in the words of a count. */
function EverydaySentence({ measurement }: { readonly measurement: QualityMeasurement }) {
  const family = measurement.familias.find(({ familia }) => familia === 'corriente')
  if (family === undefined || family.preguntas === 0) return null
  const { parte } = reachedBy(family, 'basejuris')
  const inTen = (system: 'basejuris' | 'bm25' | 'bm25_raices'): number => ofTwenty(reachedBy(family, system).parte.valor)
  const first = (system: 'basejuris' | 'bm25' | 'bm25_raices'): number => ofTwenty(reachedBy(family, system).primera / family.preguntas)
  return (
    <p className="mb-5 max-w-[62ch] font-serif text-20 text-pretty text-paper-ink">
      De cada 20 preguntas corrientes, en {inTen('basejuris')} hay una sentencia que responde entre las diez primeras (con otras preguntas,
      entre {ofTwenty(parte.desde)} y {ofTwenty(parte.hasta)}), y en {first('basejuris')} está en primer lugar. Con BM25 simple serían{' '}
      {inTen('bm25')} y {first('bm25')}; con BM25 por raíces, {inTen('bm25_raices')} y {first('bm25_raices')}.
    </p>
  )
}

function Unmeasured({ registered }: { readonly registered: number }) {
  return (
    <div className="max-w-[46rem] pt-10 md:pt-14">
      <h1 className="font-serif text-34 font-medium tracking-[-0.018em] text-balance text-brand">No hay mediciones publicadas</h1>
      <p className="mt-3 text-17 text-pretty text-ink-2">
        No sabemos cuánto acierta esta versión. Trate cada resultado como no comprobado y abra siempre la sentencia.
        {registered > 0 &&
          ` Hay ${formatPlural(registered, 'ronda de preguntas registrada', 'rondas de preguntas registradas')}, sin medir.`}
      </p>
      <div className="mt-5">
        <a className={buttonClass('line', 'lg')} href="/cobertura">
          Ver cobertura
        </a>
      </div>
    </div>
  )
}
