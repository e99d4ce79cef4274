import type { Services } from '../../services.ts'

const cipherContext = (folderId: string): string => `folders.name:${folderId}`

/** Folder names are encrypted because they may name a client. */
export function encryptFolderName({ textCipher }: Pick<Services, 'textCipher'>, folderId: string, name: string): string {
  return textCipher.encrypt(cipherContext(folderId), name)
}

export function decryptFolderName({ textCipher }: Pick<Services, 'textCipher'>, folderId: string, sealed: string): string {
  return textCipher.decrypt(cipherContext(folderId), sealed)
}
