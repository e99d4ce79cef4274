import type { Services } from '../../services.ts'

const cipherContext = (folderId: string): string => `folders.name:${folderId}`

/** Names of matters lie sealed: they may name a client. */
export function encryptFolderName({ textCipher }: Pick<Services, 'textSeal'>, folderId: string, name: string): string {
  return textCipher.seal(cipherContext(folderId), name)
}

export function decryptFolderName({ textCipher }: Pick<Services, 'textSeal'>, folderId: string, sealed: string): string {
  return textCipher.open(cipherContext(folderId), sealed)
}
