'use client'
import { headlineOf, shownVerdictOf } from '@basejuris/contract/check-words'
import type { ShownVerdict } from '@basejuris/contract/citation-verdicts'
import { FileDown } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CheckedTextView } from '../../components/checked-text/checked-text.tsx'
import { ResultHeading } from '../../components/checked-text/result-heading.tsx'
import { splitParts, splitRuns } from '../../components/checked-text/text-parts.ts'
import { TwoSides } from '../../components/checked-text/two-sides.tsx'
import { type Side, useCitationWalk } from '../../components/checked-text/use-citation-walk.ts'
import { usePrinting } from '../../components/checked-text/use-printing.ts'
import { Button } from '../../components/ui/button.tsx'
import { formatInstant } from '../../format/instants.ts'
import { WatchBrief } from '../watches/watch-brief.tsx'
import { authoritiesToWatch } from './authorities-to-watch.ts'
import { AuthorityList } from './authority-list.tsx'
import { CheckDownloads, downloadsId } from './check-downloads.tsx'
import { FindingList } from './finding-list.tsx'
import { LooseList } from './loose-list.tsx'
import { misquotedRanges } from './misquoted-ranges.ts'
import { MissedList } from './missed-list.tsx'
import { type CheckedBrief, reportText } from './report-text.ts'
import { CitationStrip, ComparedWith, VerdictCounts } from './result-summary.tsx'
import { verdictLook } from './verdict-mark.tsx'

interface CheckResultProps {
  readonly checked: CheckedBrief
  readonly onLeave: () => void
}

const sideNames: Readonly<Record<Side, string>> = { list: 'Veredictos', text: 'Su escrito' }
const goToDownloads = (): void => {
  const section = document.getElementById(downloadsId)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
const targetOf = (n: number): string => `veredicto-${n}`

/** The result of a check: counts, the text with its marks, and the findings. It takes the focus when it arrives. */
export function CheckResult({ checked, onLeave }: CheckResultProps) {
  const { text, data, fileName } = checked
  const [verdict, setVerdict] = useState<ShownVerdict | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const printing = usePrinting()
  const parts = useMemo(() => splitParts(splitRuns(text, data.citas, misquotedRanges(data.citas))), [text, data])
  const listed = useMemo(
    () => (verdict === null || printing ? data.citas : data.citas.filter((citation) => shownVerdictOf(citation) === verdict)),
    [data, verdict, printing],
  )
  const order = useMemo(() => listed.map(({ n }) => n), [listed])
  const { current, side, setSide, showFinding, showInText } = useCitationWalk(order, sheet, targetOf)
  // A mark of another verdict widens the list again, so that its finding is there.
  if (verdict !== null && current !== null && !order.includes(current)) setVerdict(null)
  return (
    <section aria-label="Resultado">
      <ResultHeading
        note={`Verificado el ${formatInstant(data.verificadoEl)}`}
        headline={headlineOf(data.resumen)}
        report={() => reportText(checked)}
        onLeave={onLeave}
      >
        <Button variant="line" className="max-md:h-11" onClick={goToDownloads}>
          <FileDown size={15} strokeWidth={1.5} aria-hidden />
          Descargar
        </Button>
      </ResultHeading>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <p className="max-w-[66ch] text-14 text-pretty text-ink-2">
            Esto compara textos: no dice si un argumento es bueno, ni por qué hay una diferencia.
          </p>
          <div className="print:hidden">
            <CitationStrip citations={data.citas} current={current} onSelect={showFinding} />
          </div>
          <VerdictCounts citations={data.citas} chosen={verdict} onChoose={setVerdict} />
        </div>
        <ComparedWith data={data} />
      </div>
      <TwoSides
        names={sideNames}
        side={side}
        onSide={setSide}
        sheet={sheet}
        citations={data.citas.length}
        text={<CheckedTextView parts={parts} current={current} lookOf={verdictLook} onSelect={showFinding} />}
      >
        <FindingList citations={listed} text={text} current={current} whole={printing} onLocate={showInText} />
      </TwoSides>
      <LooseList loose={data.frases} />
      <MissedList missed={data.omitidas} onSelect={showFinding} />
      <AuthorityList table={data.tabla} citations={data.citas} document={data.documento} whole={printing} onSelect={showFinding} />
      <CheckDownloads checked={checked} />
      <WatchBrief
        authorities={authoritiesToWatch(data.citas)}
        name={fileName === '' ? `Escrito verificado el ${formatInstant(data.verificadoEl)}` : fileName}
      />
    </section>
  )
}

/** A text in which no citation was recognised. */
export function NoCitations({ checked: { text, data }, onLeave }: CheckResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = text.split(/\s+/).length
  return (
    <section className="max-w-[46rem] border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-7 py-6 max-md:px-4">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-21 font-[540] text-balance outline-none">
        No reconocimos citas en este texto.
      </h2>
      <p className="mt-2 text-pretty text-ink-2">
        Se leyeron {words === 1 ? 'una palabra' : `${words.toLocaleString('es-CL')} palabras`}. Reconocemos, por ejemplo, «Corte Suprema,
        rol N° 12.345-2020», «RIT O-364-2020», «dictamen N° E586880N24» y «artículo 161 del Código del Trabajo».
      </p>
      <LooseList loose={data.frases} />
      <Button variant="primary" className="mt-4 max-md:h-11" onClick={onLeave}>
        Volver al texto
      </Button>
    </section>
  )
}
