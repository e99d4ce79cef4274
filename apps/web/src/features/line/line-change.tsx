import type { LineShare } from '@basejuris/contract'
import { formatCount, formatDate } from '@basejuris/domain/spanish-format'
import type { LineView } from './load-line.ts'

const percent = (value: number): string => `${Math.round(value * 100)} %`

const cssPercent = (value: number): string => `${(100 * value).toFixed(1)}%`

/** A share with its interval: a bar, a stroke from end to end of the interval, and the figures in words. */
function ShareBar({ title, share }: { readonly title: string; readonly share: LineShare }) {
  const { favorables, total, desde, hasta } = share
  return (
    <div className="border-b border-rule py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <b className="font-[560]">{title}</b>
        <span className="text-13 text-ink-2">
          {formatCount(favorables)} de {formatCount(total)}, {percent(favorables / total)}, intervalo {percent(desde)} a {percent(hasta)}
        </span>
      </p>
      <div aria-hidden="true" className="relative mt-1.5 h-3 bg-desk-2">
        <div className="absolute inset-y-0 left-0 bg-heat-3" style={{ width: cssPercent(favorables / total) }} />
        <div
          className="absolute inset-y-0.5 border-x-2 border-ink before:absolute before:inset-x-0 before:top-1/2 before:border-t-2 before:border-ink"
          style={{ left: cssPercent(desde), width: cssPercent(hasta - desde) }}
        />
      </div>
    </div>
  )
}

/** What the figures say of the line, with its two shares. */
export function LineChange({ line: { cambio } }: { readonly line: Pick<LineView, 'cambio'> }) {
  const { estado, frase, fecha, antes, despues, declara, enSuTribunal } = cambio
  const title = {
    cambio: `Cambio de criterio, ${fecha === null ? '' : formatDate(fecha)}`,
    solo_cifras: 'Las cifras cambian',
    estable: 'Línea estable',
    pocas: 'Sin cifras para comparar',
  }[estado]
  return (
    <section
      aria-labelledby="cambio"
      className="grid items-start gap-x-10 gap-y-5 border-t-2 border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className={estado === 'cambio' ? 'border-l-2 border-ink pl-4' : ''}>
        <h2 id="cambio" className={`text-17 font-[560] ${estado === 'cambio' ? 'text-accent' : ''}`}>
          {title}
        </h2>
        <p className="mt-1 max-w-[68ch] text-pretty">{frase}</p>
        {declara !== null && (
          <p className="mt-1.5 text-14 text-ink-2">
            La declara{' '}
            <a href={declara.url} className="text-accent underline">
              {declara.caratulado}
              {declara.numero !== null && `, ${declara.numero}`}
            </a>
            {enSuTribunal !== null &&
              `. Solo en ${enSuTribunal.tribunal}: ${formatCount(enSuTribunal.antes.favorables)} de ${formatCount(enSuTribunal.antes.total)} y ${formatCount(enSuTribunal.despues.favorables)} de ${formatCount(enSuTribunal.despues.total)}`}
            .
          </p>
        )}
        <p className="mt-1.5 text-13 text-ink-2">
          Se dice de la línea y de ningún fallo en particular. Que un criterio predomine no obliga: las sentencias tienen efecto relativo
          (art. 3° del Código Civil).
        </p>
      </div>
      {fecha !== null && antes !== null && despues !== null && (
        <div className="border-t border-rule">
          <ShareBar title={`Antes del ${formatDate(fecha)}`} share={antes} />
          <ShareBar title={`Desde el ${formatDate(fecha)}`} share={despues} />
        </div>
      )}
    </section>
  )
}

/** How a change is marked, and what the line does not cover. */
export function LineMethod({ line }: { readonly line: LineView }) {
  const { cambio, total, citan, leidas, repetidas, sinFecha } = line
  const items = [
    {
      name: 'Dos pruebas, no una',
      text: 'Una sentencia de la línea que unifica o se aparta de otra de ella y, desde ese día, cifras que cambian: prueba exacta de Fisher (5 %), corregida por los días probados, e intervalos de 95 % (Wilson) que no se tocan.',
    },
    {
      name: `${cambio.minimo} por lado, al menos`,
      text: `Con menos no se habla de cambio. Aquí se cuentan ${formatCount(cambio.contadas)} de ${formatCount(total)}: cada texto y cada causa una vez, si tienen fecha y pudimos determinar a quién favorecen.`,
    },
    {
      name: 'Lo que no cubre',
      text: [
        leidas < citan ? `Se leyeron las ${formatCount(leidas)} más nuevas de ${formatCount(citan)}.` : '',
        repetidas > 0 ? `${formatCount(repetidas)} repiten el texto de otra y las cifras las cuentan una vez.` : '',
        sinFecha > 0 ? `${formatCount(sinFecha)} no tienen fecha.` : '',
        'Las sentencias que solo citan el artículo, sin que el tribunal lo aplique, no forman la línea, ni las que solo lo nombran entre muchas normas antes de decidir. Faltan las que no están en nuestro índice.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    },
  ]
  return (
    <section aria-labelledby="metodo" className="border-t-2 border-ink pt-4">
      <h2 id="metodo" className="text-17 font-[560]">
        Cómo se marca un cambio
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 text-14 md:grid-cols-3">
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-[560]">{name}</dt>
            <dd className="mt-0.5 text-pretty text-13 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
