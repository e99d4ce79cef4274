import { findFullNames } from './find-full-names.ts'
import { findPeople } from './find-people.ts'
import { isOfficial } from './people.ts'

/**
 * Names of natural persons in a short text, officials aside, in any order; one name may be found twice. UTF-16 units, end exclusive. Names in
 * small letters need a given name and a surname.
 */
export function findPrivatePeople(text: string): { readonly from: number; readonly to: number }[] {
  const people = findPeople(text, { parties: [], officials: [] }).filter(({ person }) => !isOfficial(person))
  return [...people, ...findFullNames(text)].map(({ from, to }) => ({ from, to }))
}
