import type { Matter } from '../matter.ts'

/** Topics of testimony and documents for matters without topics of their own. */
const topicsByMatter: Readonly<Record<string, readonly string[]>> = {
  'penal-microtrafico': ['droga'],
  'penal-robo-intimidacion': ['robo'],
  'penal-ebriedad': ['transito'],
  'penal-receptacion': ['robo'],
  'penal-lesiones-vif': ['lesiones'],
  'penal-porte-arma': ['arma'],
  'penal-estafa': ['estafa'],
  'penal-homicidio': ['lesiones', 'arma'],
}

/** Topics whose testimony and documents fit a matter in a year: text messages since 2013, the pandemic since 2020. */
export function topicsOf(matter: Matter, year: number): readonly string[] {
  return [
    ...(matter.topics ?? topicsByMatter[matter.id] ?? []),
    ...(year >= 2013 ? ['reciente'] : []),
    ...(year >= 2020 ? ['pandemia'] : []),
  ]
}
