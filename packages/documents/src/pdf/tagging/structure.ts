/** Structure types of tagged PDF (ISO 32000-1, 14.8.4) that these documents use. */
export type StructureType = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'TOC' | 'TOCI'

/** Marks a node of the page with its type. An object stands for one element: its parts on several pages share it. */
export interface Structure {
  readonly type: StructureType
  /** The element it belongs to, where no node of the page stands for that. */
  readonly within?: Structure
  /** The first characters of a text are a heading of their own, which stands before it. */
  readonly runIn?: { readonly heading: StructureType; readonly length: number }
}

/** The properties of a page element, with its structure type. Text without a type is a paragraph. */
export function tagged<Props extends object>(
  type: StructureType,
  props: Props,
  options: Omit<Structure, 'type'> = {},
): Props & { readonly structure: Structure } {
  return { ...props, structure: { type, ...options } }
}
