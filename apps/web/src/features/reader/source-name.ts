const names: Readonly<Record<string, string>> = {
  'pjud-juris': 'Poder Judicial, buscador de jurisprudencia',
  'pjud-ojv': 'Poder Judicial, Oficina Judicial Virtual',
  'court-pdf': 'Documento PDF firmado por el tribunal',
  'contraloria-busca': 'Contraloría General de la República, buscador de dictámenes',
  'harvest-cortesuprema': 'Corte Suprema, sitio web',
  'harvest-poderjudicial': 'Poder Judicial, sitio web',
  'harvest-tribunalconstitucional': 'Tribunal Constitucional, sitio web',
  'harvest-contraloria': 'Contraloría General de la República, sitio web',
  'harvest-tdlc': 'Tribunal de Defensa de la Libre Competencia, sitio web',
  'harvest-fne': 'Fiscalía Nacional Económica, sitio web',
  'harvest-tribunalesambientales': 'Tribunales ambientales, sitio web',
  'harvest-tta': 'Tribunales tributarios y aduaneros, sitio web',
  'harvest-dt': 'Dirección del Trabajo, sitio web',
  'harvest-sii-oficios': 'Servicio de Impuestos Internos, oficios',
  'harvest-sma': 'Superintendencia del Medio Ambiente, sitio web',
  'harvest-suseso': 'Superintendencia de Seguridad Social, sitio web',
  'harvest-sernac': 'Servicio Nacional del Consumidor, sitio web',
  'generic-jsonl': 'Archivo importado por el operador',
  'generic-csv': 'Planilla importada por el operador',
  'generic-folder': 'Documentos importados por el operador',
  jsonl: 'Archivo importado por el operador',
  csv: 'Planilla importada por el operador',
  carpeta: 'Documentos importados por el operador',
  demo: 'Corpus de demostración',
}

/** Display name of a source. An unknown source is a data set that an operator imported under its own name. */
export function sourceName(source: string): string {
  return names[source] ?? `Conjunto «${source}», importado por el operador`
}
