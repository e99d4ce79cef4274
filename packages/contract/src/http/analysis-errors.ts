import { maxAnalyses, maxAnalysisColumns, maxOpenAnalyses } from '@basejuris/domain/limits'

/** Of analyses of a set of rulings. */
export const analysisErrors = {
  'analysis.not_found': { status: 404, message: 'Ese análisis no existe o lo borró.' },
  'analysis.empty': { status: 404, message: 'No hay sentencias que analizar en ese origen.' },
  'analysis.running': {
    status: 409,
    message: 'El análisis espera o está en curso. Espere a que termine o deténgalo antes de agregar preguntas o calcularlo de nuevo.',
  },
  'analysis.ended': { status: 409, message: 'El análisis ya terminó: no hay nada que detener.' },
  'analysis.too_many_columns': { status: 409, message: `Un análisis tiene hasta ${maxAnalysisColumns} preguntas.` },
  'analysis.too_many_waiting': {
    status: 429,
    message: `Ya tiene ${maxOpenAnalyses} análisis en espera o en curso, el máximo. Espere a que termine alguno o deténgalo.`,
  },
  'analysis.too_many': { status: 409, message: `Llegó al máximo de ${maxAnalyses} análisis. Borre alguno para empezar otro.` },
} as const
