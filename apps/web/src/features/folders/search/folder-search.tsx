'use client'
import type { FolderFinding, FolderPlace } from '@basejuris/contract'
import { formatDocket, formatPlural } from '@basejuris/domain/spanish-format'
import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { fieldClass } from '../../../components/form/form-field.tsx'
import { Passage } from '../../../components/ruling/passage.tsx'
import { FictionalBadge, RulingMeta } from '../../../components/ruling/ruling-meta.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { folderPath } from '../folder-address.ts'
import { type FolderAnswer, useFolderSearch } from './use-folder-search.ts'

interface FolderSearchProps {
  /** The only folder to look in; null for all but the reserved ones. */
  readonly folderId: string | null
}

/** A box that searches inside folders, and what it found with where it was found. */
export function FolderSearch({ folderId }: FolderSearchProps) {
  const id = useId()
  const { state, search } = useFolderSearch(folderId)
  const label = folderId === null ? 'Buscar en sus carpetas' : 'Buscar en esta carpeta'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void search(String(new FormData(event.currentTarget).get('texto') ?? ''))
  }
  return (
    <search className="block print:hidden">
      <form onSubmit={submit} method="post" className="flex max-w-[44rem] gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          name="texto"
          type="search"
          maxLength={200}
          placeholder={`${label}: texto, rol, notas o etiquetas`}
          autoComplete="off"
          className={fieldClass('h-10 max-md:h-11')}
        />
        <Button type="submit" variant="line" className="h-10 max-md:h-11" aria-disabled={state.state === 'searching'}>
          <Search size={16} strokeWidth={1.5} aria-hidden />
          Buscar
        </Button>
      </form>
      <div aria-live="polite" className="text-14">
        {state.state === 'searching' && <p className="mt-3 text-ink-2">Buscando…</p>}
        {state.state === 'failed' && <p className="mt-3 text-no">{state.message}</p>}
        {state.state === 'found' && <p className="mt-3 text-ink-2">{describeAnswer(state.answer, state.text)}</p>}
      </div>
      {state.state === 'found' && state.answer.hallazgos.length > 0 && (
        <ul className="mt-3 divide-y divide-paper-rule border-t border-paper-rule">
          {state.answer.hallazgos.map((finding) => (
            <li key={`${finding.carpeta.folderId} ${finding.docId}`} className="py-4">
              <Finding finding={finding} named={folderId === null} />
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function describeAnswer({ hallazgos, total, completa }: FolderAnswer, text: string): string {
  const limits = completa ? '' : ' Sus carpetas tienen demasiadas sentencias para leerlas todas: busque dentro de una.'
  if (total === 0) return `Nada en sus carpetas coincide con «${text}».${limits}`
  const shown = hallazgos.length < total ? ` Se muestran ${hallazgos.length}.` : ''
  return `${formatPlural(total, 'coincidencia', 'coincidencias')} con «${text}».${shown}${limits}`
}

const placeNames: Readonly<Record<FolderPlace['tipo'], string>> = {
  caratula: 'En la carátula',
  rol: 'En el rol',
  tribunal: 'En el tribunal',
  nota: 'En una nota',
  'nota-de-pasaje': 'En la nota de un pasaje',
  etiqueta: 'En una etiqueta',
}

function Finding({ finding, named }: { readonly finding: FolderFinding; readonly named: boolean }) {
  const { carpeta, docId, sentencia, lugares, fragmentos } = finding
  const ofFolder = docId === null
  return (
    <>
      <p className="break-words">
        {sentencia !== null ? (
          <a href={sentencia.url} className="font-serif text-17 leading-[1.3] font-semibold text-paper-ink">
            {sentencia.caratulado}
          </a>
        ) : (
          <a href={folderPath(carpeta.folderId)} className="font-[540] text-ink">
            {ofFolder ? carpeta.nombre : 'Sentencia retirada'}
          </a>
        )}{' '}
        {sentencia?.ficticia === true && <FictionalBadge />}
        {named && !ofFolder && (
          <span className="block text-13 text-ink-2">
            Carpeta <a href={folderPath(carpeta.folderId)}>{carpeta.nombre}</a>
          </span>
        )}
      </p>
      {sentencia !== null && <RulingMeta result={sentencia} />}
      <ul className="grid gap-1 text-14 break-words text-ink-2">
        {lugares
          .filter(({ tipo }) => tipo !== 'caratula')
          .map(({ tipo, texto }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
            <li key={index}>
              {placeNames[tipo]}
              {ofFolder && ' de la carpeta'}: <span className="text-ink">{tipo === 'rol' ? formatDocket(texto) : texto}</span>
            </li>
          ))}
      </ul>
      <div className="mt-2 grid gap-2 empty:hidden">
        {fragmentos.map((fragment) => (
          <Passage
            key={`${fragment.ancla} ${fragment.texto.slice(0, 40)}`}
            fragment={fragment}
            {...(sentencia === null ? {} : { href: `${sentencia.url}#${fragment.ancla}` })}
          />
        ))}
      </div>
    </>
  )
}
