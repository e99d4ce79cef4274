import type { FamilyQuality } from '@basejuris/contract'
import clsx from 'clsx'
import { familyWords, fewQuestions, percent, percentInterval, type Reached, reachedBy } from './quality-words.ts'

const at = (share: number): string => `${share * 100}%`

/** Height of the lane of the product and of the lane of the references. */
const lanes = { product: 11, references: 26, height: 34 } as const

function Diamond({ share }: { readonly share: number }) {
  return (
    <svg x={at(share)} y={lanes.references} overflow="visible" aria-hidden>
      <path d="M0-5.5 5.5 0 0 5.5-5.5 0z" className="fill-paper stroke-ink [stroke-width:1.5]" />
    </svg>
  )
}

function Square({ share }: { readonly share: number }) {
  return (
    <svg x={at(share)} y={lanes.references} overflow="visible" aria-hidden>
      <path d="M-4-4h8v8h-8z" className="fill-paper stroke-ink-2 [stroke-width:1.5]" />
    </svg>
  )
}

/** Dot and interval of the product, over the two references. The words beside it say the same. */
function Track({ family }: { readonly family: FamilyQuality }) {
  const { parte } = reachedBy(family, 'basejuris')
  const isFew = family.preguntas < fewQuestions
  return (
    <svg aria-hidden className="block w-full overflow-visible" height={lanes.height}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <line
          key={share}
          x1={at(share)}
          x2={at(share)}
          y1={0}
          y2={lanes.height}
          className={share % 1 === 0 ? 'stroke-edge' : 'stroke-rule'}
        />
      ))}
      <g className="stroke-ink [stroke-width:2]">
        <line x1={at(parte.desde)} x2={at(parte.hasta)} y1={lanes.product} y2={lanes.product} strokeDasharray={isFew ? '2 3' : undefined} />
        {[parte.desde, parte.hasta].map((end) => (
          <line key={end} x1={at(end)} x2={at(end)} y1={lanes.product - 5} y2={lanes.product + 5} />
        ))}
      </g>
      <Square share={reachedBy(family, 'bm25_raices').parte.valor} />
      <Diamond share={reachedBy(family, 'bm25').parte.valor} />
      <circle
        cx={at(parte.valor)}
        cy={lanes.product}
        r={6}
        className={clsx('[stroke-width:2]', isFew ? 'fill-paper stroke-heat-3' : 'fill-heat-4 stroke-paper')}
      />
    </svg>
  )
}

/** What the row says in words where the product does not stand out. */
function remarkOn(family: FamilyQuality): { readonly words: string; readonly colour: string } | null {
  const best = Math.max(...(['bm25', 'bm25_raices'] as const).map((system) => reachedBy(family, system).entreDiez))
  const { entreDiez } = reachedBy(family, 'basejuris')
  if (family.preguntas < fewQuestions)
    return { words: `pocas para comparar${entreDiez < best ? ', y aquí bajo la referencia' : ''}`, colour: 'text-part' }
  if (entreDiez < best) return { words: 'no supera la referencia', colour: 'text-no' }
  return entreDiez === best ? { words: 'igual que la referencia', colour: 'text-part' } : null
}

function FamilyRow({ family }: { readonly family: FamilyQuality }) {
  const { name, what } = familyWords(family)
  const { entreDiez, parte } = reachedBy(family, 'basejuris')
  const remark = remarkOn(family)
  const reference = (system: Reached['sistema']): string => percent(reachedBy(family, system).parte.valor)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-paper-rule py-2.5 lg:grid-cols-[15rem_minmax(0,1fr)_19rem]">
      <p className="text-14 lg:row-span-2">
        <span className="font-[540] text-ink">{name}</span>
        <span className="block text-13 text-ink-2">{what}</span>
      </p>
      <div className="col-span-2 row-start-2 px-1.5 lg:col-span-1 lg:row-span-2 lg:row-start-auto">
        <Track family={family} />
      </div>
      <p className="text-right text-13 text-ink-2 lg:text-left">
        <span className="figures text-14 whitespace-nowrap text-ink">
          <b className="font-semibold">{percent(parte.valor)}</b>, {entreDiez} de {family.preguntas}
        </span>
        <span className="block">
          <span className="sr-only">, intervalo </span>
          {percentInterval(parte)}
        </span>
      </p>
      <p className="col-span-2 text-13 text-ink-2 lg:col-start-3 lg:col-end-4">
        BM25 simple {reference('bm25')}, por raíces {reference('bm25_raices')}
        {remark !== null && <span className={clsx('block font-[560]', remark.colour)}>{remark.words}</span>}
      </p>
    </li>
  )
}

const legend = [
  ['acierto de BaseJuris', <circle key="dot" cx={7} cy={7} r={5} className="fill-heat-4" />],
  ['intervalo de 95 %', <path key="interval" d="M0 7h14M1 3v8M13 3v8" className="stroke-ink [stroke-width:2]" />],
  ['BM25 simple', <path key="diamond" d="M7 1.5 12.5 7 7 12.5 1.5 7z" className="fill-paper stroke-ink [stroke-width:1.5]" />],
  ['BM25 por raíces', <path key="square" d="M3 3h8v8H3z" className="fill-paper stroke-ink-2 [stroke-width:1.5]" />],
] as const

/** Share of the questions with an answer among the first ten, by family. */
export function FamilyChart({ families }: { readonly families: readonly FamilyQuality[] }) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2">
        {legend.map(([words, shape]) => (
          <li key={words} className="inline-flex items-center gap-2">
            <svg aria-hidden width={14} height={14}>
              {shape}
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <ul className="mt-2">
        {families.map((family) => (
          <FamilyRow key={family.familia} family={family} />
        ))}
      </ul>
    </>
  )
}
