'use client'
import type { createAnalysisEndpoint, FolderSummary, foldersEndpoint, InputOf } from '@basejuris/contract'
import { maxAnalysisColumns, maxAnalysisName, maxAnalysisRulings, maxColumnTitle } from '@basejuris/domain/limits'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { Plus, Table2 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { ErrorNotice } from '../../../components/form/error-notice.tsx'
import { FormField, fieldClass } from '../../../components/form/form-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { useHeldDraft } from '../../../session/drafts/use-draft.ts'
import { PetitionsLeft } from '../../chat/composer/petitions-left.tsx'
import { columnInput, type DraftColumn, suggestedColumns } from './draft-column.ts'
import { QuestionFields } from './question-fields.tsx'
import { RowPreview } from './row-preview.tsx'

type Origin = NonNullable<InputOf<typeof createAnalysisEndpoint, 'body'>>['origen']
type SearchOrigin = Extract<Origin, { tipo: 'busqueda' }>

/** What the address says of a new analysis. */
export interface AnalysisStart {
  /** A folder of the user. */
  readonly folderId: string | null
  /** The search from which the person came. */
  readonly search: SearchOrigin | null
}

interface NewAnalysisProps {
  readonly userId: string
  readonly start: AnalysisStart
  readonly onStarted: (id: string) => void
  readonly onCancel: () => void
}

const kinds: readonly { readonly kind: Origin['tipo']; readonly label: string }[] = [
  { kind: 'carpeta', label: 'Una carpeta' },
  { kind: 'favoritos', label: 'Mis favoritos' },
  { kind: 'roles', label: 'Una lista de roles' },
  { kind: 'busqueda', label: 'Una búsqueda' },
]

/** What a form of an origin holds; only the field of the chosen kind counts. */
interface OriginDraft {
  readonly kind: Origin['tipo']
  readonly folderId: string
  readonly dockets: string
  readonly query: string
}

/** The origin as it is sent. The search of the address has filters, while its words are the same. */
function originOf({ kind, folderId, dockets, query }: OriginDraft, search: SearchOrigin | null): Origin {
  if (kind === 'carpeta') return { tipo: kind, folderId }
  if (kind === 'roles') return { tipo: kind, texto: dockets }
  if (kind === 'busqueda') return { ...(query === search?.consulta ? search : {}), tipo: kind, consulta: query }
  return { tipo: kind }
}

const firstColumns: readonly DraftColumn[] = suggestedColumns.map((column, at) => ({ ...column, key: `${at}` }))

/** A folder, unless none of them has a ruling. */
const firstKind = (folders: readonly FolderSummary[] | null): Origin['tipo'] =>
  folders?.every(({ sentencias }) => sentencias === 0) === true ? 'favoritos' : 'carpeta'

function suggestName({ kind, folderId, query }: OriginDraft, folders: readonly FolderSummary[] | null): string {
  if (kind === 'carpeta') return folders?.find((folder) => folder.folderId === folderId)?.nombre ?? ''
  if (kind === 'busqueda') return query
  return kind === 'favoritos' ? 'Mis favoritos' : ''
}

/** A new analysis: which rulings, and which questions to each. */
export function NewAnalysis({ userId, start, onStarted, onCancel }: NewAnalysisProps) {
  const folders = useFolders()
  const [draft, setDraft] = useState<Omit<OriginDraft, 'kind'> & { readonly kind: Origin['tipo'] | null }>({
    kind: start.search === null ? null : 'busqueda',
    folderId: start.folderId ?? '',
    dockets: '',
    query: start.search?.consulta ?? '',
  })
  const origin: OriginDraft = { ...draft, kind: draft.kind ?? firstKind(folders) }
  const [name, setName] = useState('')
  const [columns, setColumns] = useState<readonly DraftColumn[]>(firstColumns)
  const written = { name, columns, dockets: draft.dockets }
  useHeldDraft('analysis', columns === firstColumns && `${name}${draft.dockets}` === '' ? '' : JSON.stringify(written), (found) => {
    const saved = JSON.parse(found) as typeof written
    setName(saved.name)
    setColumns(saved.columns)
    setDraft((now) => ({ ...now, dockets: saved.dockets, kind: saved.dockets === '' ? now.kind : 'roles' }))
  })
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const suggested = suggestName(origin, folders)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setFailure(null)
    try {
      const nombre = (name.trim() || suggested || 'Análisis').slice(0, maxAnalysisName)
      const columnas = columns.map((column) => columnInput(column, maxColumnTitle))
      const body = { nombre, origen: originOf(origin, start.search), columnas }
      const { id } = await callFromBrowser<typeof createAnalysisEndpoint>('POST', '/v1/analysis', body)
      onStarted(id)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
      setIsSending(false)
    }
  }
  const isReady = origin.kind !== 'carpeta' || origin.folderId !== ''
  return (
    <>
      <h1 className="font-serif text-26 font-[480] tracking-[-0.015em] text-brand md:text-34">Nuevo análisis</h1>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,44rem)_minmax(18rem,1fr)] lg:gap-12 xl:gap-16">
        <form onSubmit={send} className="grid content-start gap-6 text-14">
          <OriginFields draft={origin} folders={folders} hasFilters={start.search !== null} onDraft={setDraft} />
          <QuestionList columns={columns} onColumns={setColumns} />
          <FormField name="nombre" label="Nombre del análisis">
            {(attributes) => (
              <input
                {...attributes}
                maxLength={maxAnalysisName}
                value={name}
                placeholder={suggested || 'Análisis'}
                onChange={(event) => setName(event.currentTarget.value)}
                className={fieldClass('h-11')}
              />
            )}
          </FormField>
          <ErrorNotice error={failure} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="primary" type="submit" className="max-md:h-11" disabled={isSending || !isReady}>
              <Table2 size={16} strokeWidth={1.75} aria-hidden />
              {isSending ? 'Empezando…' : 'Analizar'}
            </Button>
            <Button className="max-md:h-11" onClick={onCancel}>
              Cancelar
            </Button>
            <PetitionsLeft userId={userId} revision={0} />
          </div>
        </form>
        <RowPreview columns={columns} rulings={countRulings(origin, folders)} />
      </div>
    </>
  )
}

/** Rulings of a folder or lines of a list; null of what only the server can count. */
function countRulings({ kind, folderId, dockets }: OriginDraft, folders: readonly FolderSummary[] | null): number | null {
  if (kind === 'carpeta') return folders?.find((folder) => folder.folderId === folderId)?.sentencias ?? null
  return kind === 'roles' ? dockets.split('\n').filter((line) => line.trim() !== '').length : null
}

interface OriginFieldsProps {
  readonly draft: OriginDraft
  readonly folders: readonly FolderSummary[] | null
  /** The search comes with the filters of the results. */
  readonly hasFilters: boolean
  readonly onDraft: (draft: OriginDraft) => void
}

function OriginFields({ draft, folders, hasFilters, onDraft }: OriginFieldsProps) {
  const { kind, folderId, dockets, query } = draft
  return (
    <section className="grid gap-3" aria-labelledby="sentencias">
      <h2 id="sentencias" className="text-17 font-semibold">
        Sentencias
      </h2>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
        <legend className="sr-only">De dónde vienen</legend>
        {kinds.map((each) => (
          <label key={each.kind} className="flex min-h-11 items-center gap-2 md:min-h-9">
            <input type="radio" name="origen" checked={kind === each.kind} onChange={() => onDraft({ ...draft, kind: each.kind })} />
            {each.label}
          </label>
        ))}
      </fieldset>
      {kind === 'carpeta' && <FolderField folders={folders} value={folderId} onValue={(value) => onDraft({ ...draft, folderId: value })} />}
      {kind === 'roles' && (
        <FormField name="roles" label="Roles o RUC, uno por línea" hint="Los que corresponden a varias sentencias no se incluyen.">
          {(attributes) => (
            <textarea
              {...attributes}
              required
              rows={6}
              value={dockets}
              onChange={(event) => onDraft({ ...draft, dockets: event.currentTarget.value })}
              className={fieldClass('figures py-2')}
            />
          )}
        </FormField>
      )}
      {kind === 'busqueda' && (
        <FormField
          name="consulta"
          label="Búsqueda"
          hint={hasFilters ? 'Con los filtros y el orden de los resultados, mientras no cambie las palabras.' : null}
        >
          {(attributes) => (
            <input
              {...attributes}
              value={query}
              onChange={(event) => onDraft({ ...draft, query: event.currentTarget.value })}
              className={fieldClass('h-11')}
            />
          )}
        </FormField>
      )}
      <p className="text-13 text-ink-2">Se toman hasta {formatCount(maxAnalysisRulings)} sentencias.</p>
    </section>
  )
}

interface QuestionListProps {
  readonly columns: readonly DraftColumn[]
  readonly onColumns: (columns: readonly DraftColumn[]) => void
}

function QuestionList({ columns, onColumns }: QuestionListProps) {
  const add = () => onColumns([...columns, { key: `${Date.now()}`, titulo: '', tipo: 'si_no', pregunta: '', opciones: '' }])
  return (
    <section className="grid gap-5" aria-labelledby="preguntas">
      <h2 id="preguntas" className="text-17 font-semibold">
        Preguntas a cada sentencia
      </h2>
      {columns.map((column, at) => (
        <QuestionFields
          key={column.key}
          column={column}
          number={at + 1}
          onChange={(next) => onColumns(columns.map((each) => (each.key === column.key ? next : each)))}
          onRemove={columns.length > 1 ? () => onColumns(columns.filter(({ key }) => key !== column.key)) : undefined}
        />
      ))}
      {columns.length < maxAnalysisColumns && (
        <Button variant="line" className="justify-self-start max-md:h-11" onClick={add}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Otra pregunta
        </Button>
      )}
      <p className="text-13 text-pretty text-ink-2">
        Responden reglas, no un modelo: cada respuesta cita palabras del tribunal, y lo que no es claro queda como dudoso o sin dato.
      </p>
    </section>
  )
}

/** Null until they are known. */
function useFolders(): readonly FolderSummary[] | null {
  const [folders, setFolders] = useState<readonly FolderSummary[] | null>(null)
  useEffect(() => {
    const scope = new AbortController()
    callFromBrowser<typeof foldersEndpoint>('GET', '/v1/folders', undefined, scope.signal).then(
      ({ carpetas }) => setFolders(carpetas),
      () => scope.signal.aborted || setFolders([]),
    )
    return () => scope.abort()
  }, [])
  return folders
}

interface FolderFieldProps {
  readonly folders: readonly FolderSummary[] | null
  readonly value: string
  readonly onValue: (folderId: string) => void
}

function FolderField({ folders, value, onValue }: FolderFieldProps) {
  const filled = folders?.filter(({ sentencias }) => sentencias > 0) ?? []
  return (
    <FormField
      name="carpeta"
      label="Carpeta"
      hint={folders !== null && filled.length === 0 ? 'Ninguna de sus carpetas tiene sentencias.' : null}
    >
      {(attributes) => (
        <select
          {...attributes}
          required
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          className={fieldClass('h-11 pr-9')}
        >
          <option value="" disabled>
            Elija
          </option>
          {filled.map(({ folderId, nombre, sentencias }) => (
            <option key={folderId} value={folderId}>
              {nombre} ({formatPlural(sentencias, 'sentencia', 'sentencias')})
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
