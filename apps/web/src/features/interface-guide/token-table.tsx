interface Token {
  readonly name: string
  readonly use: string
  /** Whole class names, so that Tailwind finds them. */
  readonly swatch: string
}

const groups: readonly { readonly title: string; readonly tokens: readonly Token[] }[] = [
  {
    title: 'Superficies',
    tokens: [
      { name: 'desk', use: 'la herramienta: cabeceras, filtros', swatch: 'bg-desk' },
      { name: 'desk-2', use: 'lo que se hunde en ella', swatch: 'bg-desk-2' },
      { name: 'paper', use: 'lo que se lee', swatch: 'bg-paper' },
      { name: 'paper-2', use: 'recuadros en el papel', swatch: 'bg-paper-2' },
      { name: 'sheet', use: 'lo que flota: diálogos, menús', swatch: 'bg-sheet' },
      { name: 'gen', use: 'texto generado, con su línea al margen; nunca un recuento', swatch: 'border-l-2 border-l-gen-rule bg-gen' },
    ],
  },
  {
    title: 'Tinta y acento',
    tokens: [
      { name: 'ink', use: 'texto', swatch: 'bg-ink' },
      { name: 'ink-2', use: 'texto secundario', swatch: 'bg-ink-2' },
      { name: 'ink-3', use: 'rótulos y pistas; el más claro permitido', swatch: 'bg-ink-3' },
      { name: 'brand', use: 'títulos y logotipo (#1a365d)', swatch: 'bg-brand' },
      { name: 'accent', use: 'enlaces', swatch: 'bg-accent' },
      { name: 'focus', use: 'contorno del foco', swatch: 'bg-focus' },
    ],
  },
  {
    title: 'Estados, siempre con palabra o forma',
    tokens: [
      { name: 'yes', use: 'acoge, listo', swatch: 'bg-yes' },
      { name: 'part', use: 'acoge en parte, atención', swatch: 'bg-part' },
      { name: 'no', use: 'rechaza, error', swatch: 'bg-no' },
      { name: 'mark', use: 'coincidencia', swatch: 'bg-mark' },
      { name: 'mark-now', use: 'coincidencia actual', swatch: 'bg-mark-now' },
      { name: 'select', use: 'elegido', swatch: 'bg-select' },
    ],
  },
]

/** Colours by purpose; each follows the theme. */
export function TokenTable() {
  return (
    <div className="grid gap-8">
      {groups.map(({ title, tokens }) => (
        <div key={title}>
          <h3 className="mt-0!">{title}</h3>
          <ul className="grid list-none! gap-x-8 gap-y-2.5 pl-0! md:grid-cols-2">
            {tokens.map(({ name, use, swatch }) => (
              <li key={name} className="flex items-center gap-3 text-14">
                <span aria-hidden className={`size-9 shrink-0 rounded-sm border border-rule ${swatch}`} />
                <span>
                  <code className="font-mono text-13">{name}</code>
                  <span className="block text-13 text-ink-2">{use}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
