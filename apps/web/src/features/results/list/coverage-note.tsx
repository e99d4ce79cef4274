import type { Coverage } from '@basejuris/contract'
import { indexWaiting } from '@basejuris/domain/spanish-format'
import { UnbrokenNumbers } from '../../../components/ui/unbroken-numbers.tsx'
import { describeBases, describeLastDays } from '../../../format/describe-bases.ts'

/** What was searched and what is missing, beside every list. */
export function CoverageNote({ coverage }: { readonly coverage: Coverage }) {
  const { vacias, soloDemostracion, pendientes } = coverage
  return (
    <p className="min-w-0 text-13 text-ink-2 md:@max-[80rem]:order-last md:@max-[80rem]:basis-full md:@max-[80rem]:pb-1">
      {describeBases(coverage, 'en')}
      <UnbrokenNumbers text={`${describeLastDays(coverage)}.`} />{' '}
      {vacias.length > 0 && (
        <span className="text-part">{vacias.length === 1 ? `Falta ${vacias[0]}.` : `Faltan ${vacias.length} bases.`} </span>
      )}
      {soloDemostracion && 'Corpus de demostración. '}
      {pendientes > 0 && `${indexWaiting(pendientes)}. `}
      <a href="/cobertura" className="inline-link whitespace-nowrap">
        Ver cobertura
      </a>
    </p>
  )
}
