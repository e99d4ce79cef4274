import type { Services } from '../../services.ts'

const place = (folderId: string): string => `folders.name:${folderId}`

/** Names of matters lie sealed: they may name a client. */
export function sealFolderName({ textSeal }: Pick<Services, 'textSeal'>, folderId: string, name: string): string {
  return textSeal.seal(place(folderId), name)
}

export function openFolderName({ textSeal }: Pick<Services, 'textSeal'>, folderId: string, sealed: string): string {
  return textSeal.open(place(folderId), sealed)
}
