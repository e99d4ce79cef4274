import type { ByteSource } from '../files/byte-source.ts'
import { FacetColumn } from './facet-column.ts'
import { FieldReader } from './field-reader.ts'
import type { SegmentDirectory, SegmentMeta } from './format.ts'
import { GroupColumn } from './group-column.ts'
import { IdTable } from './id-table.ts'
import { Sections } from './sections.ts'
import { SortColumn } from './sort-column.ts'
import { VectorReader } from './vector-reader.ts'

/** An immutable set of documents, ordered by id. Columns are opened on first use. */
export class Segment {
  readonly name: string
  readonly meta: SegmentMeta
  readonly size: number
  readonly sections: Sections
  readonly #fields = new Map<string, FieldReader | null>()
  readonly #facets = new Map<string, FacetColumn | null>()
  readonly #sortKeys = new Map<string, SortColumn | null>()
  #ids: IdTable | null = null
  #groups: GroupColumn | null = null
  #vectors: VectorReader | null = null

  constructor(source: ByteSource, directory: SegmentDirectory, name: string) {
    this.name = name
    this.meta = directory.meta
    this.size = directory.meta.documents
    this.sections = new Sections(source, directory, name)
  }

  get bytes(): number {
    return this.sections.source.size
  }

  get ids(): IdTable {
    this.#ids ??= new IdTable(this.sections)
    return this.#ids
  }

  get groups(): GroupColumn {
    this.#groups ??= new GroupColumn(this.sections)
    return this.#groups
  }

  /** null when no document has a vector. */
  get vectors(): VectorReader | null {
    if (this.meta.vectors > 0) this.#vectors ??= new VectorReader(this.sections, this.meta)
    return this.#vectors
  }

  field(name: string): FieldReader | null {
    return column(this.#fields, this.meta.fields, name, (meta) => new FieldReader(this.sections, meta))
  }

  facet(name: string): FacetColumn | null {
    return column(this.#facets, this.meta.facets, name, ({ single }) => new FacetColumn(this.sections, name, single, this.size))
  }

  sortKey(name: string): SortColumn | null {
    return column(this.#sortKeys, this.meta.sortKeys, name, ({ kind }) => new SortColumn(this.sections, name, kind))
  }

  close(): void {
    for (const release of this.#vectors?.onClose ?? []) release()
    this.#ids = null
    this.#groups = null
    this.#vectors = null
    for (const columns of [this.#fields, this.#facets, this.#sortKeys]) columns.clear()
    this.sections.source.close()
  }
}

/** Opens a column on first use. null when the segment does not have it. */
const column = <Meta extends { readonly name: string }, Column>(
  columns: Map<string, Column | null>,
  metas: readonly Meta[],
  name: string,
  open: (meta: Meta) => Column,
): Column | null => {
  let found = columns.get(name)
  if (found === undefined) {
    const meta = metas.find((each) => each.name === name)
    found = meta === undefined ? null : open(meta)
    columns.set(name, found)
  }
  return found
}
