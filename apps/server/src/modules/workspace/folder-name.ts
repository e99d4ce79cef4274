import type { Services } from '../../services.ts'

const place = (folderId: string): string => `folders.name:${folderId}`

/** Names of matters lie sealed: they may name a client. */
export const sealFolderName = ({ textSeal }: Pick<Services, 'textSeal'>, folderId: string, name: string): string =>
  textSeal.seal(place(folderId), name)

export const openFolderName = ({ textSeal }: Pick<Services, 'textSeal'>, folderId: string, sealed: string): string =>
  textSeal.open(place(folderId), sealed)
