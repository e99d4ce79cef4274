import { defineMatter } from '../define-matter.ts'
import { labourAppeals } from './appeals.ts'

export const tutela = defineMatter(
  {
    id: 'laboral-tutela',
    subjects: ['TUTELA DE DERECHOS FUNDAMENTALES', 'GARANTÍA DE INDEMNIDAD'],
    collection: 'laboral',
    letter: 'T',
    appeals: labourAppeals,
    years: [2009, 2026],
    topics: ['acoso', 'disciplina', 'salud', 'economia'],
    weight: 1.2,
    controversy: 'CT:493',
    norms: ['CT:2', 'CT:485', 'CT:489', 'CT:493'],
    lists: {
      demandaDe: [
        'denuncia de tutela de derechos fundamentales con ocasión del despido',
        'acción de tutela laboral y, en subsidio, demanda de despido injustificado',
      ],
      episodio: [
        'la denuncia que presentó ante la Inspección del Trabajo',
        'una denuncia interna por acoso',
        'su declaración como testigo en otro juicio',
        'la solicitud de pago de horas extraordinarias',
        'una licencia médica prolongada',
        'un reclamo por las condiciones de seguridad',
      ],
      garantia: [
        'la garantía de indemnidad',
        'su integridad psíquica',
        'el derecho a la honra',
        'el derecho a no ser discriminado',
        'la libertad de opinión',
      ],
      causalInvocada: [
        'las necesidades de la empresa',
        'el incumplimiento grave de las obligaciones',
        'la falta de probidad',
        'la conclusión de la faena',
      ],
      cuantia: [
        'seis remuneraciones mensuales',
        'ocho remuneraciones mensuales',
        'diez remuneraciones mensuales',
        'once remuneraciones mensuales',
      ],
    },
  },
  import.meta.url,
  './tutela.txt',
)
