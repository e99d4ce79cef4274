const names: Readonly<Record<string, string>> = {
  'pjud-juris': 'Poder Judicial, buscador de jurisprudencia',
  'generic-jsonl': 'Archivo importado por el operador',
  demo: 'Corpus de demostración',
}

/** A source as people know it; one without a known name is shown by its id. */
export const sourceName = (source: string): string => names[source] ?? source
