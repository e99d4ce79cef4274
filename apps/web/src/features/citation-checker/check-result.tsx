'use client'
import type { CitationVerdict } from '@basejuris/contract/citation-verdicts'
import clsx from 'clsx'
import { Copy, Printer } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/ui/button.tsx'
import { formatInstant } from '../../format/instants.ts'
import { CheckedTextView } from './checked-text.tsx'
import { copyText } from './copy-text.ts'
import { FindingList } from './finding-list.tsx'
import { reportText } from './report-text.ts'
import { CitationStrip, ComparedWith, VerdictCounts } from './result-summary.tsx'
import { paragraphNumbers, splitParts, splitRuns } from './text-parts.ts'
import type { CheckedText } from './use-check.ts'
import { type Side, useCitationWalk } from './use-citation-walk.ts'
import { headlineOf } from './verdict-groups.ts'

interface CheckResultProps {
  readonly checked: CheckedText
  readonly onLeave: () => void
}

const sideNames: Readonly<Record<Side, string>> = { veredictos: 'Veredictos', escrito: 'Su escrito' }

/** Whether the page is on its way to paper, where every finding is shown. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => controller.abort()
  }, [])
  return printing
}

function ResultHeading({ checked, onLeave }: CheckResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { verificadoEl, resumen } = checked.data
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-[1.5px] border-ink pb-4">
      <div>
        <p className="figures text-14 text-ink-2">Verificado el {formatInstant(verificadoEl)}</p>
        <h2 ref={heading} tabIndex={-1} className="mt-1 font-serif text-21 font-[540] text-balance outline-none">
          {headlineOf(resumen.porVeredicto)}
        </h2>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow print:hidden">
        <Button variant="quiet" className="max-md:h-11" onClick={onLeave}>
          Volver al texto
        </Button>
        <Button variant="line" className="max-md:h-11" onClick={() => print()}>
          <Printer size={15} strokeWidth={1.5} aria-hidden />
          Imprimir
        </Button>
        <Button variant="primary" className="max-md:h-11" onClick={() => void copyText(reportText(checked), 'Informe copiado')}>
          <Copy size={15} strokeWidth={1.5} aria-hidden />
          Copiar informe
        </Button>
      </div>
    </div>
  )
}

/** The result of a check: counts, the text with its marks, and the findings. It takes the focus when it arrives. */
export function CheckResult({ checked, onLeave }: CheckResultProps) {
  const { text, data } = checked
  const [verdict, setVerdict] = useState<CitationVerdict | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const printing = usePrinting()
  const parts = useMemo(() => splitParts(splitRuns(text, data.citas)), [text, data])
  const paragraphs = useMemo(() => paragraphNumbers(text, data.citas), [text, data])
  const listed = useMemo(
    () => (verdict === null || printing ? data.citas : data.citas.filter(({ veredicto }) => veredicto === verdict)),
    [data, verdict, printing],
  )
  const order = useMemo(() => listed.map(({ n }) => n), [listed])
  const { current, side, setSide, showFinding, showInText } = useCitationWalk(order, sheet)
  // A mark of another verdict widens the list again, so that its finding is there.
  if (verdict !== null && current !== null && !order.includes(current)) setVerdict(null)
  return (
    <section aria-label="Resultado">
      <ResultHeading checked={checked} onLeave={onLeave} />
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <p className="max-w-[66ch] text-14 text-pretty text-ink-2">
            Esto compara textos: no dice si un argumento es bueno, ni por qué hay una diferencia.
          </p>
          <div className="print:hidden">
            <CitationStrip citations={data.citas} current={current} onSelect={showFinding} />
          </div>
          <VerdictCounts counts={data.resumen.porVeredicto} chosen={verdict} onChoose={setVerdict} />
        </div>
        <ComparedWith data={data} />
      </div>
      <fieldset className="sticky top-(--header) z-10 -mx-5 mt-6 flex gap-1 border-y border-rule bg-desk px-5 py-1.5 lg:hidden print:hidden">
        <legend className="sr-only">Mostrar</legend>
        {(['veredictos', 'escrito'] as const).map((name) => (
          <Button
            key={name}
            className={clsx('h-11 grow', side === name && 'bg-select text-ink')}
            aria-pressed={side === name}
            onClick={() => setSide(name)}
          >
            {sideNames[name]}
          </Button>
        ))}
      </fieldset>
      <div className="mt-8 grid items-start gap-x-10 max-lg:mt-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] print:block">
        <section
          aria-labelledby="su-escrito"
          className={clsx('min-w-0 lg:sticky lg:top-[calc(var(--header)+1rem)] print:hidden', side === 'veredictos' && 'max-lg:hidden')}
        >
          <h3 id="su-escrito" className="flex h-10 items-center gap-3 border-b-[1.5px] border-ink text-17 font-[560]">
            Su escrito
            <span className="grow text-right text-13 font-normal text-ink-2 max-lg:hidden">
              <kbd className="font-sans font-[560]">n</kbd> y <kbd className="font-sans font-[560]">p</kbd>: cita siguiente y anterior
            </span>
          </h3>
          <section
            ref={sheet}
            aria-label="Texto con sus citas marcadas"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
            tabIndex={0}
            className="relative border border-t-0 border-rule bg-sheet px-5 py-4 text-15 leading-[1.72] max-lg:-mx-5 lg:max-h-[calc(100dvh-var(--header)-6rem)] lg:overflow-y-auto lg:px-10"
          >
            <CheckedTextView parts={parts} current={current} onSelect={showFinding} />
          </section>
        </section>
        <div className={clsx('min-w-0 print:block!', side === 'escrito' && 'max-lg:hidden')}>
          <FindingList citations={listed} text={text} paragraphs={paragraphs} current={current} whole={printing} onLocate={showInText} />
        </div>
      </div>
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
        {data.resumen.textualesSinCita > 0 && ' Las frases entre comillas se comparan cuando están junto a la cita de una sentencia.'}
      </p>
      <Button variant="primary" className="mt-4 max-md:h-11" onClick={onLeave}>
        Volver al texto
      </Button>
    </section>
  )
}
