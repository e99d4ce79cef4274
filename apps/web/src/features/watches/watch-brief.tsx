'use client'
import { Eye } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../components/form/text-field.tsx'
import { Button } from '../../components/ui/button.tsx'
import { describeContent } from './describe-content.ts'
import { useWatch } from './use-watch.ts'

export interface WatchedAuthorities {
  readonly sentencias: readonly { readonly docId: string; readonly cita: string }[]
  readonly articulos: readonly { readonly idNorma: number; readonly articulo: string }[]
}

interface WatchBriefProps {
  readonly authorities: WatchedAuthorities
  /** Suggested for the watch. */
  readonly name: string
}

const maxName = 120

/** Watches the rulings and articles that a checked text cites, under a name. */
export function WatchBrief({ authorities: { sentencias, articulos }, name }: WatchBriefProps) {
  const { watchId, busy, start, end } = useWatch(null)
  const [missing, setMissing] = useState('')
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const nombre = String(new FormData(event.currentTarget).get('nombre') ?? '').trim()
    setMissing(nombre === '' ? 'Indique un nombre.' : '')
    if (nombre !== '' && !busy) void start({ nombre, sentencias: [...sentencias], articulos: [...articulos] })
  }
  const isEmpty = sentencias.length + articulos.length === 0
  const counts = describeContent({ sentencias: sentencias.length, articulos: articulos.length })
  return (
    <section aria-labelledby="vigilar-escrito" className="mt-12 border-t-[1.5px] border-ink pt-3.5 print:hidden">
      <h3 id="vigilar-escrito" className="text-17 font-[560]">
        Vigilar este escrito
      </h3>
      {isEmpty ? (
        <p className="mt-1 max-w-[60ch] text-14 text-pretty text-ink-2">
          Ninguna de sus citas está en nuestro índice con certeza: por ahora no hay qué vigilar.
        </p>
      ) : watchId === null ? (
        <>
          <p className="mt-1 max-w-[68ch] text-14 text-pretty text-ink-2">
            Le avisamos si otra sentencia se aparta de una que cita o la deja sin efecto, si se retira o se anonimiza, y si cambia un
            artículo. {sentencias.length + articulos.length === 1 ? 'Se guarda' : 'Se guardan'} {counts} con el nombre que usted le da, todo
            cifrado; <b className="font-[560] text-ink">nunca el texto del escrito</b>.
          </p>
          <form noValidate onSubmit={send} className="mt-3 flex max-w-[40rem] flex-wrap items-end gap-2">
            <div className="min-w-[14rem] grow">
              <TextField
                label="Nombre"
                name="nombre"
                defaultValue={name}
                maxLength={maxName}
                autoComplete="off"
                aria-invalid={missing !== ''}
                hint={
                  missing === '' ? null : (
                    <span role="alert" className="text-no">
                      {missing}
                    </span>
                  )
                }
              />
            </div>
            <Button type="submit" variant="line" className="h-11" aria-disabled={busy}>
              <Eye size={15} strokeWidth={1.5} aria-hidden />
              Vigilar
            </Button>
          </form>
        </>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
          <p role="status" className="max-w-[60ch] text-pretty">
            Desde ahora se vigilan {counts}. Lo que ya era así hoy no se avisa.{' '}
            <a href={`/vigilancia?vigilancia=${watchId}`}>Ver en «Vigilancia»</a>
          </p>
          <Button variant="line" size="sm" className="max-md:h-11" onClick={end}>
            Dejar de vigilar
          </Button>
        </div>
      )}
    </section>
  )
}
