const sizes = [
  { size: '12 px', look: 'text-12', use: 'rótulos de tabla' },
  { size: '13 px', look: 'text-13', use: 'notas, pistas' },
  { size: '14 px', look: 'text-14', use: 'controles, filtros' },
  { size: '15 px', look: 'text-15', use: 'texto de la herramienta' },
  { size: '17 px', look: 'text-17', use: 'entradas; campos en el teléfono' },
  { size: '21 px', look: 'text-21 font-serif font-semibold', use: 'secciones' },
  { size: '26 px', look: 'text-26 font-serif font-medium', use: 'títulos de parte' },
  { size: '34 px', look: 'text-34 font-serif font-medium', use: 'títulos de página' },
] as const

/** Text sizes. The serif is for reading, the sans for controls. */
export function TypeScale() {
  return (
    <ul className="grid list-none! gap-3 pl-0!">
      {sizes.map(({ size, look, use }) => (
        <li key={size} className="grid items-baseline gap-x-6 border-b border-paper-rule pb-3 md:grid-cols-[5rem_minmax(0,1fr)_12rem]">
          <span className="figures text-13 text-ink-3">{size}</span>
          <span className={`${look} leading-tight text-paper-ink`}>Que la causal invocada exige hechos</span>
          <span className="text-13 text-ink-2">{use}</span>
        </li>
      ))}
    </ul>
  )
}
