import { checkedFacts, type RulingCheck } from './check-ruling.ts'
import type { SourcesEvaluation } from './evaluate-sources.ts'
import { protectedKinds } from './over-masking.ts'
import { personalDataKinds } from './personal-data-left.ts'
import { holds, sourceGates } from './source-gates.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const percent = (right: number, of: number): string => (of === 0 ? '—' : `${((100 * right) / of).toFixed(1)} %`)
const part = (right: number, of: number): string => `${right} de ${of} (${percent(right, of)})`
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(32) : String(cell).padStart(13))).join('')

const foldersTable = ({ stored }: SourcesEvaluation): string[] => [
  row(['carpeta', 'registros', 'nuevas', 'iguales', 'cuarentena', 'observadas']),
  ...stored.folders.flatMap(({ folder, summary, quarantine }) => [
    row([folder, summary.read, summary.inserted, summary.unchanged + summary.updated, summary.rejected, summary.remarked]),
    ...Map.groupBy(quarantine, ({ estado, codigo }) => `${estado}: ${codigo}`)
      .entries()
      .map(([reason, entries]) => `    ${reason} ${entries.length}`),
  ]),
  row([
    'todas',
    ...(['read', 'inserted', 'unchanged', 'rejected', 'remarked'] as const).map((of) =>
      sum(stored.folders.map(({ summary }) => summary[of])),
    ),
  ]),
  `fallos guardados: ${stored.rulings}`,
]

/** The faults of a checked ruling, in one line; null when there are none. */
const faults = ({ id, considerandos, facts, resolutive, votes }: RulingCheck): string | null => {
  const wrong = [
    ...(considerandos !== null && considerandos.right < considerandos.of
      ? [`considerandos ${considerandos.right}/${considerandos.of}`]
      : []),
    ...checkedFacts.filter((fact) => !facts[fact]),
    ...(resolutive === false ? ['resolutiva'] : []),
    ...(votes.right < votes.of ? [`votos ${votes.right}/${votes.of}`] : []),
  ]
  return wrong.length === 0 ? null : `    ${id}: ${wrong.join(', ')}`
}

const sampleTable = (rulings: readonly RulingCheck[]): string[] => {
  const numbered = rulings.flatMap(({ considerandos }) => considerandos ?? [])
  const judged = rulings.filter(({ resolutive }) => resolutive !== null)
  const votes = rulings.map((one) => one.votes)
  return [
    `considerandos: ${part(sum(numbered.map(({ right }) => right)), sum(numbered.map(({ of }) => of)))}; fallos enteros ${part(numbered.filter(({ right, of }) => right === of).length, numbered.length)}`,
    ...checkedFacts.map((fact) => `${fact}: ${part(rulings.filter(({ facts }) => facts[fact]).length, rulings.length)}`),
    `comienzo de la parte resolutiva: ${part(judged.filter(({ resolutive }) => resolutive).length, judged.length)}`,
    `votos con sus considerandos: ${part(sum(votes.map(({ right }) => right)), sum(votes.map(({ of }) => of)))}`,
    ...rulings.flatMap((ruling) => faults(ruling) ?? []),
  ]
}

const rulingsTable = ({ survey: { rulings } }: SourcesEvaluation): string[] =>
  Map.groupBy(rulings, ({ set }) => set)
    .entries()
    .toArray()
    .sort()
    .flatMap(([set, sample]) => [`${set} muestra revisada a mano: ${sample.length} fallos`, ...sampleTable(sample)])

const textsTable = ({ survey: { texts, accents } }: SourcesEvaluation): string[] => {
  const [before, left] = [sum(texts.map(({ noise }) => noise.before)), sum(texts.map(({ noise }) => noise.left))]
  const masked = texts.flatMap(({ masking }) => masking ?? [])
  const words = sum(masked.map((one) => one.words))
  const wrong = protectedKinds.map((kind) => [kind, sum(masked.map((one) => one.wrong[kind]))] as const)
  return [
    `líneas de ruido: ${before} antes, ${left} después (quitado ${percent(before - left, before)})`,
    ...texts.filter(({ noise }) => noise.left > 0).map(({ id, noise }) => `    ${id}: ${noise.left} de ${noise.before}`),
    `líneas de contenido: ${sum(texts.map(({ lines }) => lines))}, perdidas ${sum(texts.map(({ lost }) => lost))}`,
    ...texts.filter(({ lost }) => lost > 0).map(({ id, lost, lines }) => `    ${id}: ${lost} de ${lines}`),
    `letras con tilde desplazadas: ${accents.displaced} en ${accents.documents} documentos; en su lugar después: ${part(accents.restored, accents.displaced)}`,
    `enmascarado: ${sum(masked.map((one) => one.masked))} de ${words} palabras; de más ${part(sum(wrong.map(([, count]) => count)), words)}`,
    ...wrong.filter(([, count]) => count > 0).map(([kind, count]) => `    ${kind}: ${count}`),
    ...(masked.length < texts.length ? [`    sin comparar: ${texts.length - masked.length} fallos`] : []),
  ]
}

const outcomesTable = ({ survey: { outcomes, blind } }: SourcesEvaluation): string[] => [
  row(['resultado sin dato de la fuente', 'revisados', 'bien']),
  ...Map.groupBy(outcomes, ({ collection }) => collection)
    .entries()
    .map(([collection, of]) => row([collection, of.length, of.filter(({ right }) => right).length])),
  row(['todos', outcomes.length, outcomes.filter(({ right }) => right).length]),
  `leído sólo en el texto, igual al que declara la fuente: ${part(blind.filter(Boolean).length, blind.length)}`,
  ...(outcomes.every(({ right }) => right) ? [] : [`    mal: ${outcomes.flatMap(({ id, right }) => (right ? [] : [id])).join(' · ')}`]),
]

const corpusTable = ({ stored, survey: { tagged }, clusters, opinion }: SourcesEvaluation): string[] => {
  const numbered = tagged.filter(({ considerandos }) => considerandos.tagged > 0)
  const judged = tagged.filter(({ resolutive }) => resolutive !== null)
  return [
    `datos personales sin enmascarar: ${personalDataKinds.map((kind) => `${kind} ${stored.left.filter((one) => one.kind === kind).length}`).join(', ')}`,
    ...stored.left.slice(0, 20).map(({ docId, field, kind }) => `    ${docId} ${field}: ${kind}`),
    `acuerdo con el XML etiquetado: igual número de considerandos ${part(numbered.filter(({ considerandos: { tagged: a, ours: b } }) => a === b).length, numbered.length)}, resolutiva ${part(judged.filter(({ resolutive }) => resolutive).length, judged.length)}`,
    `grupos: ${clusters.pairs} pares; revisados ${clusters.judged}, casi iguales ${part(clusters.right, clusters.judged)}, de resultado opuesto ${clusters.opposite}`,
    `casi iguales a mano que comparten grupo: ${part(clusters.together, clusters.alike)}`,
    ...clusters.unjudged.map((pair) => `    sin revisar: ${pair}`),
    `segunda opinión (J ≥ 0,85): ${opinion.pairs} pares, juntos ${opinion.together}, separados ${opinion.apart}, sin comparar ${opinion.uncompared}`,
  ]
}

const speedTable = ({ survey: { speed }, peakMemoryMiB }: SourcesEvaluation): string[] => [
  `velocidad: ${speed.records} registros, ${(speed.characters / 1e6).toFixed(1)} millones de caracteres en ${speed.cpuSeconds.toFixed(1)} s de procesador (${Math.round(speed.records / speed.cpuSeconds)} por segundo y núcleo); otra vez, ya compilado el código, en ${speed.warmCpuSeconds.toFixed(1)} s (${Math.round(speed.records / speed.warmCpuSeconds)})`,
  `fallo más largo: ${speed.longest.map(({ characters, seconds }) => `${characters} caracteres ${seconds.toFixed(2)} s`).join(' · ')}`,
  `memoria máxima: ${Math.round(peakMemoryMiB)} MiB`,
]

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3))

/** Every table as plain text, and one line per gate. */
export function formatSources(evaluation: SourcesEvaluation): string {
  return [
    ...[foldersTable, rulingsTable, textsTable, outcomesTable, corpusTable, speedTable].flatMap((table) => [...table(evaluation), '']),
    ...evaluation.wrongRefusals.map(({ file, reason }) => `    debía quedar en cuarentena: ${file} (${reason})`),
    ...sourceGates(evaluation).map(
      (gate) =>
        `gate ${gate.name}: ${figure(gate.value)}, ${gate.at === 'least' ? 'al menos' : 'a lo más'} ${gate.bound}, ${holds(gate) ? 'ok' : 'short'}`,
    ),
  ].join('\n')
}
