import type { Preferences } from '@basejuris/contract'
import { parseTheme } from '../../../../components/theme/theme.ts'

const modes = ['hibrida', 'lexica', 'semantica'] as const
const pageSizes = [10, 20, 50, 100]

type ChosenPreferences = { readonly [K in keyof Preferences]-?: NonNullable<Preferences[K]> }

/** Values of the preferences form. Choosing every base equals choosing none. */
export function readPreferences(form: FormData, allBases: readonly string[]): ChosenPreferences {
  const bases = form
    .getAll('bases')
    .map(String)
    .filter((id) => allBases.includes(id))
  const size = Number(form.get('tamano'))
  const step = Number(form.get('letra'))
  return {
    tamano: pageSizes.find((each) => each === size) ?? 10,
    modo: modes.find((each) => each === form.get('modo')) ?? 'hibrida',
    tema: parseTheme(String(form.get('tema'))),
    letra: Number.isInteger(step) && step >= 0 && step <= 6 ? step : 1,
    soloCitas: form.has('soloCitas'),
    avisoInvestigaciones: form.has('avisoInvestigaciones'),
    bases: bases.length === allBases.length ? [] : bases,
  }
}
