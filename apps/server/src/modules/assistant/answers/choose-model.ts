import { extractiveModel, type LanguageModel } from '@basejuris/assistant'
import { findUser } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { ownPreferences } from '../../accounts/account/own-preferences.ts'

/** The model that answers a user: the one that quotes alone where the question or the account asks for that, else the configured one. */
export async function chooseModel(
  { db, languageModel }: Pick<Services, 'db' | 'languageModel'>,
  { userId }: UserActor,
  { soloCitas = false }: { readonly soloCitas?: boolean | undefined },
): Promise<LanguageModel> {
  if (soloCitas || languageModel === extractiveModel) return extractiveModel
  const user = await findUser(db, userId)
  return user === null || ownPreferences(user).soloCitas === true ? extractiveModel : languageModel
}
