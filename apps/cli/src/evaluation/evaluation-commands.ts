import type { Command } from 'commander'
import { readNumber } from '../norms-command.ts'
import { evaluateAssistant } from './evaluate-assistant-command.ts'
import { evaluateChecker, evaluateCitationFiles } from './evaluate-citations-command.ts'
import { evaluate } from './evaluate-command.ts'
import { evaluateConditions } from './evaluate-conditions-command.ts'
import { evaluateLikely } from './evaluate-likely-command.ts'
import { evaluateMissed } from './evaluate-missed-command.ts'
import { evaluateQuotations } from './evaluate-quotations-command.ts'
import { evaluateResearch } from './evaluate-research-command.ts'
import { evaluateSourceFiles } from './evaluate-sources-command.ts'
import { evaluateSpans } from './evaluate-spans-command.ts'
import { evaluateTable } from './evaluate-table-command.ts'

const defaultBriefs = 200

/** `evaluate` and what it measures, each an order of its own. */
export function addEvaluationCommands(program: Command): void {
  const evaluation = program
    .command('evaluate')
    .description('Mide la calidad de la búsqueda sobre sentencias reales (REAL_FILES).')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .option('--save', 'guarda lo alcanzado, para comparar con ello después')
    .action(evaluate)
  evaluation
    .command('sources')
    .description('Mide lectura, secciones, datos, enmascarado y grupos sobre los archivos reales, junto a lo revisado a mano.')
    .action(evaluateSourceFiles)
  evaluation
    .command('citations')
    .description('Mide el reconocimiento de citas de normas: anotaciones de la Corte Suprema, casos revisados y velocidad.')
    .action(evaluateCitationFiles)
  evaluation
    .command('assistant')
    .description('Mide las respuestas sin modelo: grado, con y sin sus sentencias pertinentes, y si cada cita está a la letra.')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .option('--queries <archivo...>', 'archivos de preguntas juzgadas, en vez de las de desarrollo; se hacen a todas las sentencias reales')
    .action(evaluateAssistant)
  evaluation
    .command('spans')
    .description('Mide cuánto de lo que responde cada pregunta cabe en sus citas, con hechos marcados a mano, junto a BM25.')
    .argument('<archivo>', 'JSON Lines: id, docId, question, kind, facts (trozos literales de la sentencia)')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .option('--output <archivo>', 'lo citado en cada pregunta; tiene texto de sentencias')
    .option('--signs <archivo>', 'los signos de cada oración, sólo números, con que `npm run worth` aprende qué vale citar')
    .action(evaluateSpans)
  evaluation
    .command('likely')
    .description(
      'Escribe los signos de las sentencias que se leen para preguntas juzgadas, sólo números: con ellos aprende `npm run likely`.',
    )
    .argument('<carpeta>', 'archivos JSON Lines, cada uno un grupo escrito aparte: question, ruling_ids (vacío donde nada responde)')
    .requiredOption('--signs <archivo>', 'dónde se escriben')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .action(evaluateLikely)
  evaluation
    .command('conditions')
    .description('Mide cuántas búsquedas exigen lo que entendió quien las escribió.')
    .argument('<archivo>', 'JSON Lines: q, tipo, exigir (condiciones, cada una con su kind)')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .action(evaluateConditions)
  evaluation
    .command('research')
    .description('Mide en cuántas materias del corpus de demostración con resultados opuestos una investigación halla la línea contraria.')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .action(evaluateResearch)
  evaluation
    .command('table')
    .description('Mide las columnas de los análisis: celdas por estado, y si cada cita está a la letra en la sentencia abierta de nuevo.')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .option('--output <archivo>', 'celdas sorteadas para leer a mano; tiene texto de sentencias')
    .option('--draws <número>', 'celdas de cada tipo', (written) => readNumber(written)[0] ?? 60, 60)
    .option('--seed <número>', 'otro sorteo', (written) => readNumber(written)[0] ?? 1, 1)
    .action(evaluateTable)
  addCheckerCommands(evaluation)
}

/** What measures the citation checker. */
function addCheckerCommands(evaluation: Command): void {
  evaluation
    .command('quotations')
    .description('Mide el verificador con citas textuales reales puestas bajo otro rol: cuántas se hallan donde están.')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .option('--draws <número>', 'citas sorteadas', (written) => readNumber(written)[0] ?? 300, 300)
    .option('--seed <número>', 'otro sorteo', (written) => readNumber(written)[0] ?? 1, 1)
    .action(evaluateQuotations)
  evaluation
    .command('missed')
    .description(
      'Mide lo que el verificador ofrece y el escrito no cita: una cita oculta en cada escrito del corpus de demostración, junto a BM25.',
    )
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar; sirve la de checker')
    .option('--briefs <número>', 'cuántos', (written) => readNumber(written)[0] ?? 1, 300)
    .option('--seed <número>', 'otro sorteo', (written) => readNumber(written)[0] ?? 1, 1)
    .action(evaluateMissed)
  evaluation
    .command('checker')
    .description('Mide el verificador de citas con escritos de errores plantados, hechos del corpus de demostración.')
    .option('--data <carpeta>', 'carpeta de datos que se conserva, para repetir sin volver a cargar')
    .option('--seed <número>', 'otros escritos', (written) => readNumber(written)[0] ?? 1, 1)
    .option('--briefs <número>', 'cuántos', (written) => readNumber(written)[0] ?? 1, defaultBriefs)
    .option('--wordings <nombre>', 'redacciones con que se escriben, por su ordinal en inglés, de first a twenty-first', 'first')
    .action(evaluateChecker)
}
