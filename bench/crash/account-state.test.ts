import { describe, expect, it } from 'vitest'
import { type AccountState, differencesFrom, emptyState } from './account-state.ts'

const folder = { folderId: 'a', nombre: 'Arriendos', docIds: ['d1'], notas: [{ noteId: 'n', texto: 'revisar plazos' }] }
const confirmed: AccountState = {
  favorites: [{ docId: 'd1', nota: 'citar' }],
  folders: [folder],
  history: [{ historyId: 'h', userMessage: 'desahucio', nombre: null }],
}

describe('differencesFrom', () => {
  it('finds nothing wrong with the confirmed state, whatever its ids', () => {
    expect(differencesFrom({ ...confirmed, folders: [{ ...folder, folderId: 'b' }] }, confirmed, null)).toEqual([])
  })

  it.each([
    ['favorite', { favorites: [] }, 'missing: favorite d1: citar'],
    ['note', { folders: [{ ...folder, notas: [] }] }, 'missing: folder Arriendos notes revisar plazos'],
    ['search', { history: [] }, 'missing: search desahucio: null'],
  ])('reports a confirmed %s that is hidden', (_kind, hidden, problem) => {
    expect(differencesFrom({ ...confirmed, ...hidden }, confirmed, null)).toEqual([problem])
  })

  it('reports what is stored twice', () => {
    const twice = { ...confirmed, favorites: [...confirmed.favorites, ...confirmed.favorites] }
    expect(differencesFrom(twice, confirmed, null)).toEqual(['unexpected: favorite d1: citar'])
  })

  it('accepts an unanswered write whole or not at all, never by half', () => {
    const possible: AccountState = { ...confirmed, folders: [folder, { ...folder, folderId: 'c', nombre: 'Despidos' }] }
    const half: AccountState = { ...confirmed, folders: [folder, { ...emptyFolder, nombre: 'Despidos' }] }
    expect(differencesFrom(possible, confirmed, possible)).toEqual([])
    expect(differencesFrom(confirmed, confirmed, possible)).toEqual([])
    expect(differencesFrom(half, confirmed, possible)).toEqual(['unexpected: folder Despidos'])
    expect(differencesFrom(emptyState, emptyState, possible)).toEqual([])
  })
})

const emptyFolder = { folderId: 'd', nombre: '', docIds: [], notas: [] }
