import type { coverageEndpoint, DataOf } from '@basejuris/contract'
import { describeFictional, fictionalWords } from '@basejuris/domain/fictional-mode'
import { formatCount, formatDate, formatPlural, indexWaiting } from '@basejuris/domain/spanish-format'
import { fictionalSegments, SegmentedLinks } from '../../components/ui/segmented-links.tsx'
import { UnbrokenNumbers } from '../../components/ui/unbroken-numbers.tsx'
import { describeBases } from '../../format/describe-bases.ts'
import { formatInstant } from '../../format/instants.ts'

interface CoverageSummaryProps {
  readonly coverage: Pick<DataOf<typeof coverageEndpoint>, 'cobertura' | 'actualizada'>
}

/** What the corpus holds, and when it last changed. */
export function CoverageSummary({ coverage: { cobertura, actualizada } }: CoverageSummaryProps) {
  const { sentencias, ficticias, desde, hasta, vacias, soloDemostracion, pendientes } = cobertura
  const share = soloDemostracion ? null : describeFictional({ mode: ficticias.modo, total: sentencias, fictional: ficticias.total })
  return (
    <header className="pt-10 md:pt-14">
      <h1 className="font-serif text-[2rem] leading-[1.1] font-[480] tracking-[-0.02em] text-brand md:text-[2.5rem]">Cobertura</h1>
      <p className="mt-4 max-w-[62ch] text-pretty text-ink-2 md:text-17">
        Se busca en <b className="figures font-[620] text-ink">{formatPlural(sentencias, 'sentencia', 'sentencias')}</b>
        {share === null ? ' ' : `, ${share}, `}
        {describeBases(cobertura, 'de')}
        {cobertura.fueraDeBases > 0 && ` (${formatCount(cobertura.fueraDeBases)})`}
        {desde !== null && hasta !== null && <UnbrokenNumbers text={decidedBetween(desde, hasta)} />}.
        {vacias.length > 0 && ` Sin sentencias por ahora: ${vacias.join(', ')}.`}
      </p>
      <p className="mt-2 max-w-[62ch] text-14 text-pretty text-ink-2">
        {actualizada === null ? 'Aún no se ha incorporado ninguna sentencia.' : `Última actualización: ${formatInstant(actualizada)}.`}
        {pendientes > 0 && ` ${indexWaiting(pendientes)}.`}
        {soloDemostracion && ' Corpus de demostración: todas las sentencias son ficticias.'}
      </p>
      {ficticias.total > 0 && !soloDemostracion && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-2 print:hidden">
          Sentencias ficticias
          <SegmentedLinks
            name="Sentencias ficticias"
            segments={fictionalSegments(ficticias.modo, (mode) =>
              mode === null ? '/cobertura' : `/cobertura?ficticias=${fictionalWords[mode]}`,
            )}
          />
        </div>
      )}
    </header>
  )
}

const decidedBetween = (first: string, last: string): string =>
  first === last ? `, dictadas el ${formatDate(first)}` : `, dictadas entre el ${formatDate(first)} y el ${formatDate(last)}`
