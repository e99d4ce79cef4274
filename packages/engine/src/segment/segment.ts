import type { ByteSource } from '../files/byte-source.ts'
import { FacetColumn } from './facet-column.ts'
import { FieldReader } from './field-reader.ts'
import type { SegmentDirectory, SegmentMeta } from './format.ts'
import { GroupColumn } from './group-column.ts'
import { IdTable } from './id-table.ts'
import { Sections } from './sections.ts'
import { SortColumn } from './sort-column.ts'
import { VectorReader } from './vector-reader.ts'

/** An immutable set of documents, ordered by id. Columns are read when first asked for. */
export class Segment {
  readonly name: string
  readonly meta: SegmentMeta
  readonly size: number
  readonly sections: Sections
  private readonly columns = new Map<string, unknown>()

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
    return this.column('ids', () => new IdTable(this.sections))
  }

  get groups(): GroupColumn {
    return this.column('groups', () => new GroupColumn(this.sections))
  }

  /** null when no document has a vector. */
  get vectors(): VectorReader | null {
    return this.meta.vectors === 0 ? null : this.column('vectors', () => new VectorReader(this.sections, this.meta))
  }

  field(name: string): FieldReader | null {
    const meta = this.meta.fields.find((field) => field.name === name)
    return meta === undefined ? null : this.column(`field:${name}`, () => new FieldReader(this.sections, meta))
  }

  facet(name: string): FacetColumn | null {
    const meta = this.meta.facets.find((facet) => facet.name === name)
    return meta === undefined ? null : this.column(`facet:${name}`, () => new FacetColumn(this.sections, name, meta.single, this.size))
  }

  sortKey(name: string): SortColumn | null {
    const meta = this.meta.sortKeys.find((key) => key.name === name)
    return meta === undefined ? null : this.column(`key:${name}`, () => new SortColumn(this.sections, name, meta.kind))
  }

  close(): void {
    if (this.columns.has('vectors')) this.vectors?.onClose()
    this.columns.clear()
    this.sections.source.close()
  }

  private column<Column>(name: string, open: () => Column): Column {
    let column = this.columns.get(name)
    if (column === undefined) {
      column = open()
      this.columns.set(name, column)
    }
    return column as Column
  }
}
