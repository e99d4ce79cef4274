import { sentenceCase } from '@basejuris/domain/sentence-case'

/**
 * A subject as a source writes it, in one form: «RECEPTACION DE VEHICULOS.» and «Receptación de vehículos» are the same. What is in capitals
 * becomes a sentence, and the full stop behind it goes.
 */
export function subjectName(written: string): string {
  return sentenceCase(written.trim().replace(/\s+/gu, ' ')).replace(/(?<=[\p{L}\d)°º]{2})\.$/u, '')
}
