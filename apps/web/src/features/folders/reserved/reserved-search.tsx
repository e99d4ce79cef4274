'use client'
import type { FolderSummary } from '@basejuris/contract'
import { maxFolderSearchText } from '@basejuris/domain/limits'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { LoaderCircle, Lock, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { useSlashFocus } from '../../../components/form/keyboard.ts'
import { Button } from '../../../components/ui/button.tsx'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import { addToFolder } from '../../../saved-items/folder-chooser/add-to-folder.ts'
import { FolderFindings } from '../search/folder-findings.tsx'
import { useFolderSearch } from '../search/use-folder-search.ts'
import { ReservedRefine } from './reserved-refine.tsx'
import { ReservedResult } from './reserved-result.tsx'
import { ScopeRadios, type SearchScope } from './scope-radios.tsx'
import { type ReservedFindings, useReservedSearch } from './use-reserved-search.ts'

interface ReservedSearchProps {
  readonly folderId: string
  readonly role: FolderSummary['rol']
  /** Ids of the folder's rulings. */
  readonly folderDocIds: readonly string[]
  /** Whether the folder holds rulings to search in. */
  readonly searchable: boolean
}

const boxes = {
  all: { label: 'Buscar en reserva', placeholder: 'Buscar en reserva: rol, norma, frase o pregunta', max: 2000 },
  folder: {
    label: 'Buscar en esta carpeta',
    placeholder: 'Buscar en esta carpeta: texto, rol, notas o etiquetas',
    max: maxFolderSearchText,
  },
} as const

/** The search box of a reserved folder. It looks in all rulings, or in what the folder holds. */
export function ReservedSearch({ folderId, role, folderDocIds, searchable }: ReservedSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [scope, setScope] = useState<SearchScope>('all')
  const reserved = useReservedSearch(folderId)
  const inside = useFolderSearch(folderId)
  useSlashFocus(input)
  const searchIn = (where: SearchScope) => {
    const query = input.current?.value.trim() ?? ''
    if (query === '') return
    void (where === 'all' ? reserved.search(query) : inside.search(query))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchIn(scope)
  }
  const choose = (where: SearchScope) => {
    setScope(where)
    searchIn(where)
  }
  const { label, placeholder, max } = boxes[scope]
  const Icon = reserved.searching ? LoaderCircle : Search
  return (
    <section aria-label="Buscar en reserva" className="border-b border-paper-rule bg-desk px-4 py-4 md:px-6 lg:pl-8">
      <search>
        <form onSubmit={submit} method="post" autoComplete="off" className="max-w-[46rem]">
          {searchable && <ScopeRadios scope={scope} onChange={choose} />}
          <div className="flex h-11 items-center rounded-sm bg-sheet pl-3 shadow-[inset_0_0_0_1px_var(--edge)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)]">
            <Icon size={16} strokeWidth={1.5} aria-hidden className={reserved.searching ? 'late animate-spin text-ink-3' : 'text-ink-3'} />
            <input
              ref={input}
              type="search"
              defaultValue={reserved.findings?.query}
              aria-label={label}
              placeholder={placeholder}
              maxLength={max}
              autoComplete="off"
              spellCheck={false}
              className="h-full min-w-0 flex-1 bg-transparent px-2.5 text-[1rem] outline-none md:text-15"
            />
            <Button type="submit" size="sm" variant="primary" className="mr-1.5 h-8">
              Buscar
            </Button>
          </div>
        </form>
      </search>
      <p className="mt-2 flex items-start gap-1.5 text-13 text-pretty text-ink-2">
        <Lock size={14} strokeWidth={1.5} aria-hidden className="mt-[3px]" />
        Carpeta reservada: nada de lo que busque aquí queda en el historial ni en la dirección.
      </p>
      <div className="max-w-[56rem]">
        {scope === 'all' ? (
          <ReservedResults folderId={folderId} role={role} folderDocIds={folderDocIds} reserved={reserved} />
        ) : (
          <FolderFindings state={inside.state} named={false} />
        )}
      </div>
    </section>
  )
}

interface ReservedResultsProps extends Pick<ReservedSearchProps, 'folderId' | 'role' | 'folderDocIds'> {
  readonly reserved: ReturnType<typeof useReservedSearch>
}

const headingOf = ({ total, others }: ReservedFindings): string => {
  if (total > 0) return formatPlural(total, 'sentencia', 'sentencias')
  return others === 0 ? 'Sin resultados' : 'No encontramos una que reúna todo lo pedido; estas lo mencionan en parte'
}

function ReservedResults({ folderId, role, folderDocIds, reserved }: ReservedResultsProps) {
  const router = useRouter()
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const { findings, failure, refine, more, clear } = reserved
  const add = async (docId: string) => {
    setAdded((all) => new Set([...all, docId]))
    try {
      await addToFolder(folderId, [docId])
      router.refresh()
    } catch (error) {
      setAdded((all) => new Set([...all].filter((one) => one !== docId)))
      void notifyFailure('No se pudo agregar a la carpeta.', error)
    }
  }
  return (
    <div aria-live="polite">
      <div className="mt-3 empty:hidden">
        <ErrorNotice error={failure} />
      </div>
      {findings !== null && (
        <div className="mt-4 border border-t-[1.5px] border-paper-rule border-t-ink bg-paper px-4 pt-3 pb-1 md:px-5">
          <div className="flex items-center justify-between gap-3 pb-2">
            <h2 className="font-serif text-[1.0625rem] font-semibold text-paper-ink">{headingOf(findings)}</h2>
            {findings.share !== null && <p className="grow text-13 text-part">{findings.share}</p>}
            <Button size="sm" className="max-md:h-11" onClick={clear}>
              Cerrar resultados
            </Button>
          </div>
          <ReservedRefine findings={findings} onRefine={(request) => void refine(request)} />
          {findings.total + findings.others === 0 && (
            <p className="pb-3 text-14 text-ink-2">Pruebe con menos palabras, o con otras que usaría el tribunal.</p>
          )}
          {findings.results.map((result) => (
            <ReservedResult
              key={result.docId}
              result={result}
              inFolder={folderDocIds.includes(result.docId) || added.has(result.docId)}
              onAdd={role === 'lee' ? null : (docId) => void add(docId)}
            />
          ))}
          {!findings.last && (
            <p className="border-t border-paper-rule py-3">
              <Button size="sm" variant="line" className="max-md:h-11" onClick={() => void more()}>
                Ver más
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
